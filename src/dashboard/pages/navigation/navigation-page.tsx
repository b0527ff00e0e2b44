import { useState } from 'react'
import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { Halves } from '../../editor/preview/halves.tsx'
import { loadSection } from '../../editor/sections/section-page.tsx'
import { type SectionFormState, useSectionForm } from '../../editor/sections/use-section-form.ts'
import type { Route } from './+types/navigation-page.ts'
import { AuthorsCard } from './authors-card.tsx'
import { MenuCard } from './menu-card.tsx'
import { NavigationEditor } from './navigation-editor.tsx'
import { NavigationPreview, navigationPreviewInput } from './navigation-preview.tsx'
import { navigationWords } from './words.ts'
import {
  isGroup,
  type MenuEntry,
  ownNavigation,
  showsAuthors,
} from '../../../domain/navigation/navigation.ts'
import type { SectionValues } from '../../editor/sections/section-values.ts'
import { type ArticleSection, articleSections } from '../../../domain/articles/article.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useOverview } from '../../app/shell/overview.ts'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { useEntryNames } from './entries.ts'
import styles from './navigation.module.css'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-page.tsx'

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
            <MenuCard form={form} field="menu" />
            <MenuCard form={form} field="footer" />
            <ShownSections form={form} />
            <AuthorsCard form={form} />
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
    const section = articleSections.find((section) => field === `${section}_authors`)
    if (section)
      return showsAuthors(ownNavigation({ [field]: value }), section)
        ? words.isShown
        : words.isHidden
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

const settingOf = (section: ArticleSection) => `${section}_hidden` as const

function ShownSections({ form }: { form: SectionFormState }) {
  const words = useWords(navigationWords)
  const names = usePageNames()
  const counts = useOverview()?.counts
  const [leaving, setLeaving] = useState<ArticleSection | null>(null)
  const isUnsaved = articleSections.some((section) =>
    form.changedNames.includes(settingOf(section)),
  )

  function change(section: ArticleSection, isShown: boolean) {
    if (isShown) form.set(settingOf(section), null)
    else setLeaving(section)
  }

  function hide() {
    if (leaving) form.set(settingOf(leaving), true)
    setLeaving(null)
  }

  return (
    <SideCard title={words.sections} isUnsaved={isUnsaved}>
      <p className={styles.hint}>{words.sectionsHint}</p>
      {articleSections.map((section) => (
        <Switch
          key={section}
          isOn={!form.values[settingOf(section)]}
          onChange={(isShown) => change(section, isShown)}
        >
          {words.shown(names[section])}
        </Switch>
      ))}
      <ConfirmDialog
        isOpen={leaving !== null}
        question={leaving ? words.hideQuestion(names[leaving]) : ''}
        explanation={leaving ? words.hideHint(counts?.[leaving] ?? 0) : ''}
        confirm={words.hide}
        onConfirm={hide}
        onCancel={() => setLeaving(null)}
      />
    </SideCard>
  )
}
