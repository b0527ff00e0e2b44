import { type ReactNode, useMemo } from 'react'
import type { SectionResponse } from '../../../contract/sections.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useFreshShell } from '../../app/shell/use-shell-data.ts'
import { Halves } from '../../editor/preview/halves.tsx'
import { type SectionFormState, useSectionForm } from '../../editor/sections/use-section-form.ts'
import { nameWords } from './name-words.ts'
import { NavigationEditor } from './navigation-editor.tsx'
import { NavigationPreview, wordsPreviewInput } from './navigation-preview.tsx'
import { siteWordFields } from './site-word-fields.ts'

type WordsEditorProps = {
  content: SectionResponse
  children: (form: SectionFormState) => ReactNode
}

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

function useWordFields() {
  const { fields } = useWords(nameWords)
  const { locale } = useLocale()
  return useMemo(() => {
    const words = siteWordFields.map(({ field, standard }) => [field, standard[locale]])
    return { names: { ...fields, ...Object.fromEntries(words) }, view: () => undefined }
  }, [fields, locale])
}
