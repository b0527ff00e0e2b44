import { adminsOnly } from '../../app/shell/admins-only.ts'
import { loadSection } from '../../editor/sections/section-page.tsx'
import type { Route } from './+types/names-page.ts'
import { WordsEditor } from './words-editor.tsx'
import { articleSections } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { siteNamesIn } from '../../../domain/site-words/product-names.ts'
import { type SiteName, siteNameLimits, siteNames } from '../../../domain/site-words/site-names.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { LanguageColumns } from '../../editor/languages/language-columns.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { nameWords } from './name-words.ts'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'
import panel from '../../editor/languages/text-in-language.module.css'
import styles from './navigation.module.css'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-page.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('words')
}

export default function NamesPage({ loaderData }: Route.ComponentProps) {
  return <WordsEditor content={loaderData}>{(form) => <NamesForm form={form} />}</WordsEditor>
}

const groups: Record<keyof (typeof nameWords.en)['groups'], SiteName[]> = {
  sections: articleSections.flatMap((section) => [
    `${section}_name` as const,
    `${section}_all` as const,
    `${section}_related` as const,
  ]),
  home: siteNames.filter((name) => name.endsWith('_heading')),
  links: ['home', 'read_more', 'view_all'],
  rest: ['copyright', 'missing_title', 'missing_text'],
}

function NamesForm({ form }: { form: SectionFormState }) {
  const words = useWords(nameWords)
  const fieldOf = useTextFields(form)
  const refused = form.failure?.fields ?? {}
  const isWrongIn = (language: LanguageCode) =>
    siteNames.some((name) => textName(name, language) in refused)
  return (
    <div className={panel.panel}>
      <p className={styles.introduction}>{words.introduction}</p>
      <LanguageColumns wrong={{ isIn: isWrongIn, since: form.failure }}>
        {(language) =>
          Object.entries(groups).map(([group, names]) => (
            <section key={group} className={styles.namesGroup}>
              <h3>{words.groups[group as keyof typeof groups]}</h3>
              {names.map((name) => (
                <TextInLanguage
                  key={name}
                  {...fieldOf(name, language, words.fields[name])}
                  limit={siteNameLimits[name]}
                  placeholder={siteNamesIn(language)[name]}
                  hint={name === 'copyright' ? words.copyrightHint : undefined}
                />
              ))}
            </section>
          ))
        }
      </LanguageColumns>
    </div>
  )
}
