import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { messages } from '../../../domain/messages.ts'
import { sectionsApi } from '../../../api/client/sections-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { EditorPage } from '../../editor/document/editor-page.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { pathOf } from '../../app/shell/menu.ts'
import { PageTabs } from '../../kit/page-tabs.tsx'
import { navigationWords } from './words.ts'

type NavigationEditorProps = {
  section: 'navigation' | 'words'
  form: SectionFormState
  ownFields: ComponentProps<typeof OwnFieldsContext>['value']
  reset: { question: string; hint: string }
  children: ReactNode
}

export function NavigationEditor(props: NavigationEditorProps) {
  const { section, form, ownFields, reset, children } = props
  const { pages } = useWords(shellWords)
  const { translate } = useLocale()
  const history = useMemo(() => client(sectionsApi).history(section), [section])
  return (
    <OwnFieldsContext value={ownFields}>
      <EditorPage
        title={pages.navigation}
        form={form}
        reset={{ ...reset, run: form.reset }}
        history={{ calls: history, onRestored: form.reload }}
        failureTitle={translate(messages.errorWhileSaving)}
      >
        <NavigationTabs />
        {children}
      </EditorPage>
    </OwnFieldsContext>
  )
}

function NavigationTabs() {
  const { tabs } = useWords(navigationWords)
  const path = pathOf('navigation')
  return (
    <PageTabs
      label={tabs.label}
      tabs={[
        { path, name: tabs.menu },
        { path: `${path}/names`, name: tabs.names },
        { path: `${path}/words`, name: tabs.words },
      ]}
    />
  )
}
