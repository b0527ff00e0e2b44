import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { Halves } from '../../editor/preview/halves.tsx'
import { loadSection } from '../../editor/sections/load-section.ts'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'
import type { Route } from './+types/navigation-page.ts'
import { MenuCard } from './menu-card.tsx'
import { NavigationEditor } from './navigation-editor.tsx'
import { NavigationPreview, navigationPreviewInput } from './navigation-preview.tsx'
import styles from './navigation.module.css'
import { ShownSections } from './shown-sections.tsx'
import { navigationWords } from './words.ts'
import { isGroup, type MenuEntry } from '../../../domain/navigation/navigation.ts'
import type { SectionValues } from '../../editor/sections/section-values.ts'
import { useEntryNames } from './use-entry-names.ts'

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

function useNavigationFields({ labels = {}, menu }: SectionValues) {
  const words = useWords(navigationWords)
  const { nameOfEntry } = useEntryNames(labels)
  function view(field: string, value: unknown) {
    if (field.endsWith('_hidden')) return value ? words.isHidden : words.isShown
    if (field === 'menu' || field === 'footer') return namesOf(value)
    const button = field === 'menu_button' && menu?.find(({ id }) => id === value)
    return button ? nameOfEntry(button) : undefined
  }

  function namesOf(entries: unknown): string | undefined {
    const names = ((entries ?? []) as MenuEntry[]).map((entry) =>
      isGroup(entry) ? `${nameOfEntry(entry)} (${namesOf(entry.links) ?? ''})` : nameOfEntry(entry),
    )
    return names.join(' · ') || undefined
  }

  return { names: words.fields, view }
}
