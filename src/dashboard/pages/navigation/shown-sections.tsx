import { useState } from 'react'
import { type ArticleSection, articleSections } from '../../../domain/articles/article.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { useOverview } from '../../app/shell/overview.ts'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import styles from './navigation.module.css'
import { navigationWords } from './words.ts'

const settingOf = (section: ArticleSection) => `${section}_hidden` as const

export function ShownSections({ form }: { form: SectionFormState }) {
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
