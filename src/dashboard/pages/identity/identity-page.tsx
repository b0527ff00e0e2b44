import { CoverField } from '../../editor/cover/cover-field.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import { coverWords } from '../../editor/cover/words.ts'
import { HoursCard } from './hours-card.tsx'
import { IdentityPreview } from './identity-preview.tsx'
import { OrganisationCard } from './organisation-card.tsx'
import { useOrganisationCheck } from './use-organisation-check.ts'
import { useOrganisationFields } from './use-organisation-fields.tsx'
import { identityWords } from './words.ts'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { useFreshShell } from '../../app/shell/use-fresh-shell.ts'
import type { Route } from './+types/identity-page.ts'
import styles from './identity-page.module.css'
import { loadSection } from '../../editor/sections/load-section.ts'
import { SectionEditor } from '../../editor/sections/section-editor.tsx'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-problem.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('identity')
}

export default function IdentityPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(identityWords)
  const { logo, logoDark, icon } = useWords(coverWords)
  const form = useSectionForm('identity', loaderData)
  const { pictures } = form.saved
  const { ref, isChecked, save } = useOrganisationCheck(form)
  useFreshShell(loaderData.revision, form.saved.revision)
  return (
    <OwnFieldsContext value={useOrganisationFields()}>
      <SectionEditor
        section="identity"
        form={{ ...form, save }}
        above={
          <IdentityPreview values={form.values} picture={form.saved.picture} pictures={pictures} />
        }
      >
        <div className={styles.pictures}>
          <CoverField
            words={logo}
            stored={form.saved.picture}
            change={form.values.logo ?? null}
            onChange={(chosen) => form.set('logo', chosen)}
          >
            <p className={styles.hint}>{words.logoHint}</p>
          </CoverField>
          <CoverField
            words={logoDark}
            stored={pictures?.logo_dark ?? null}
            change={form.values.logo_dark ?? null}
            onChange={(chosen) => form.set('logo_dark', chosen)}
          >
            <p className={styles.hint}>{words.logoDarkHint}</p>
          </CoverField>
          <CoverField
            words={icon}
            stored={pictures?.icon ?? null}
            change={form.values.icon ?? null}
            onChange={(chosen) => form.set('icon', chosen)}
          >
            <p className={styles.hint}>{words.iconHint}</p>
          </CoverField>
        </div>
        <div ref={ref} className={styles.organisation}>
          <OrganisationCard form={form} isChecked={isChecked} />
          <HoursCard form={form} isChecked={isChecked} />
        </div>
      </SectionEditor>
    </OwnFieldsContext>
  )
}
