import { type ReactNode, useMemo } from 'react'
import { messages } from '../../../domain/messages.ts'
import { sectionsApi } from '../../../api/client/sections-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { EditorPage } from '../../editor/document/editor-page.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { SeoTabs } from './seo-tabs.tsx'
import { seoWords } from './words.ts'

type SeoEditorProps = { form: SectionFormState; children: ReactNode }

export function SeoEditor({ form, children }: SeoEditorProps) {
  const { fields, settings: words } = useWords(seoWords)
  const { pages } = useWords(shellWords)
  const { translate } = useLocale()
  const history = useMemo(() => client(sectionsApi).history('seo'), [])
  const ownFields = useMemo(() => ({ names: fields, view: () => undefined }), [fields])
  return (
    <OwnFieldsContext value={ownFields}>
      <EditorPage
        title={pages.seo}
        form={form}
        reset={{ question: words.resetQuestion, hint: words.resetHint, run: form.reset }}
        history={{ calls: history, onRestored: form.reload }}
        failureTitle={translate(messages.errorWhileSaving)}
      >
        <SeoTabs />
        {children}
      </EditorPage>
    </OwnFieldsContext>
  )
}
