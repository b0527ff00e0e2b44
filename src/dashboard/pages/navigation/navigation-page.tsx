import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { Halves } from '../../editor/preview/halves.tsx'
import { loadSection } from '../../editor/sections/load-section.ts'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'
import type { Route } from './+types/navigation-page.ts'
import { MenuCard } from './menu-card.tsx'
import { NavigationEditor } from './navigation-editor.tsx'
import { NavigationPreview } from './navigation-preview.tsx'
import styles from './navigation.module.css'
import { navigationPreviewInput } from './preview-inputs.ts'
import { ShownSections } from './shown-sections.tsx'
import { useNavigationFields } from './use-navigation-fields.ts'
import { navigationWords } from './words.ts'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-problem.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('navigation')
}

export default function NavigationPage({ loaderData }: Route.ComponentProps) {
  const { resetQuestion: question, resetHint: hint } = useWords(navigationWords)
  const form = useSectionForm('navigation', loaderData)
  const ownFields = useNavigationFields(form.values)
  return (
    <NavigationEditor section="navigation" reset={{ question, hint }} {...{ form, ownFields }}>
      <Halves
        isWide
        form={
          <div className={styles.cards}>
            <MenuCard form={form} place="menu" />
            <MenuCard form={form} place="footer" />
            <ShownSections form={form} />
          </div>
        }
        preview={<NavigationPreview preview={navigationPreviewInput(form.values)} />}
      />
    </NavigationEditor>
  )
}
