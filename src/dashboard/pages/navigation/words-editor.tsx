import type { ReactNode } from 'react'
import type { SectionResponse } from '../../../contract/sections.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useFreshShell } from '../../app/shell/use-fresh-shell.ts'
import { Halves } from '../../editor/preview/halves.tsx'
import { type SectionFormState, useSectionForm } from '../../editor/sections/use-section-form.ts'
import { nameWords } from './name-words.ts'
import { NavigationEditor } from './navigation-editor.tsx'
import { NavigationPreview } from './navigation-preview.tsx'
import { wordsPreviewInput } from './preview-inputs.ts'
import { useWordFields } from './use-word-fields.ts'

type WordsEditorProps = {
  content: SectionResponse
  children: (form: SectionFormState) => ReactNode
}

/** Names and all other words are one document, in two tabs. */
export function WordsEditor({ content, children }: WordsEditorProps) {
  const { resetQuestion: question, resetHint: hint } = useWords(nameWords)
  const form = useSectionForm('words', content)
  const ownFields = useWordFields()
  useFreshShell(content.revision, form.saved.revision)
  return (
    <NavigationEditor section="words" reset={{ question, hint }} {...{ form, ownFields }}>
      <Halves
        isWide
        form={children(form)}
        preview={<NavigationPreview preview={wordsPreviewInput(form.values)} />}
      />
    </NavigationEditor>
  )
}
