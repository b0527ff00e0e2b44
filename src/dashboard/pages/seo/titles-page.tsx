import type { LanguageCode } from '../../../domain/languages/language.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { metaFields, type MetaTexts } from '../../../domain/seo/seo.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { LanguageColumns } from '../../editor/languages/language-columns.tsx'
import { SearchResultFields } from '../../editor/search-result/search-result-fields.tsx'
import { loadSection } from '../../editor/sections/section-page.tsx'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'
import type { Route } from './+types/titles-page.ts'
import { SeoEditor } from './seo-editor.tsx'
import styles from './seo.module.css'
import { seoWords } from './words.ts'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'
import panel from '../../editor/languages/text-in-language.module.css'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-page.tsx'

export async function clientLoader() {
  adminsOnly()
  const [seo, banner, identity] = await Promise.all([
    loadSection('seo'),
    loadSection('banner'),
    loadSection('identity'),
  ])
  return { seo, banner, identity }
}

export default function TitlesPage({ loaderData }: Route.ComponentProps) {
  const { titles: words } = useWords(seoWords)
  const form = useSectionForm('seo', loaderData.seo)
  const fieldOf = useTextFields(form)
  const refused = form.failure?.fields ?? {}
  const isWrongIn = (language: LanguageCode) =>
    metaFields.some((field) => textName(field, language) in refused)
  return (
    <SeoEditor form={form}>
      <div className={panel.panel}>
        <p className={styles.introduction}>{words.introduction}</p>
        <LanguageColumns wrong={{ isIn: isWrongIn, since: form.failure }}>
          {(language) => (
            <SearchResultFields
              {...{ language, fieldOf }}
              path="/"
              own={ownTexts(loaderData, language)}
            />
          )}
        </LanguageColumns>
      </div>
    </SeoEditor>
  )
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>

function ownTexts({ banner, identity }: Loaded, language: LanguageCode): MetaTexts {
  const { company_name: names, tagline } = identity
  return {
    meta_title: [names?.[language] || names?.en, tagline?.[language]].filter(Boolean).join(' · '),
    meta_description: banner.banner_description?.[language] ?? '',
  }
}
