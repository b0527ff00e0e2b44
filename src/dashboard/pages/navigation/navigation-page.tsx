import { useMemo } from 'react'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { shellWords } from '../../app/shell/words.ts'
import { EditorPage } from '../../editor/document/editor-page.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import { loadSection } from '../../editor/sections/load-section.ts'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'
import type { Route } from './+types/navigation-page.ts'
import { MenuCard } from './menu-card.tsx'
import { NavigationTabs } from './navigation-tabs.tsx'
import styles from './navigation.module.css'
import { ShownSections } from './shown-sections.tsx'
import { useNavigationFields } from './use-navigation-fields.ts'
import { navigationWords } from './words.ts'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-problem.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('navigation')
}

/** What visitors are led to. */
export default function NavigationPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(navigationWords)
  const shell = useWords(shellWords)
  const { translate } = useLocale()
  const form = useSectionForm('navigation', loaderData)
  const history = useMemo(() => client().sections.history('navigation'), [])
  return (
    <OwnFieldsContext value={useNavigationFields(form.values)}>
      <EditorPage
        title={shell.pages.navigation}
        form={form}
        reset={{ question: words.resetQuestion, hint: words.resetHint, run: form.reset }}
        history={{ calls: history, onRestored: form.reload }}
        failureTitle={translate(messages.errorWhileSaving)}
      >
        <NavigationTabs />
        <div className={styles.cards}>
          <MenuCard form={form} place="menu" />
          <MenuCard form={form} place="footer" />
          <ShownSections form={form} />
        </div>
      </EditorPage>
    </OwnFieldsContext>
  )
}
