import { useMemo } from 'react'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { useFreshShell } from '../../app/shell/use-fresh-shell.ts'
import { shellWords } from '../../app/shell/words.ts'
import { EditorPage } from '../../editor/document/editor-page.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import { loadSection } from '../../editor/sections/load-section.ts'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'
import type { Route } from './+types/names-page.ts'
import { nameWords } from './name-words.ts'
import { NamesForm } from './names-form.tsx'
import { NavigationTabs } from './navigation-tabs.tsx'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-problem.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('words')
}

/** What the site calls its sections, its headings and its links, in every language. */
export default function NamesPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(nameWords)
  const shell = useWords(shellWords)
  const { translate } = useLocale()
  const form = useSectionForm('words', loaderData)
  const history = useMemo(() => client().sections.history('words'), [])
  const ownFields = useMemo(() => ({ names: words.fields, view: () => undefined }), [words])
  useFreshShell(loaderData.revision, form.saved.revision)
  return (
    <OwnFieldsContext value={ownFields}>
      <EditorPage
        title={shell.pages.navigation}
        form={form}
        reset={{ question: words.resetQuestion, hint: words.resetHint, run: form.reset }}
        history={{ calls: history, onRestored: form.reload }}
        failureTitle={translate(messages.errorWhileSaving)}
      >
        <NavigationTabs />
        <NamesForm form={form} />
      </EditorPage>
    </OwnFieldsContext>
  )
}
