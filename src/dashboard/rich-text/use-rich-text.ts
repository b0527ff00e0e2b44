import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { directionOf, type LanguageCode } from '../../domain/language.ts'
import { richTextExtensions } from './extensions.ts'
import { parsedRichText, storedRichText } from './stored-rich-text.ts'

type RichText = {
  /** HTML as it is stored; '' for nothing. */
  value: string
  onChange: (value: string) => void
  language: LanguageCode
  /** Id of the element that names the field. */
  labelledBy: string
  placeholder: string
  onToolbarAsked: () => void
}

/** An editor that shows `value`, whoever changed it, and reports what is written. */
export function useRichText({ value, onChange, ...field }: RichText): Editor | null {
  const loaded = useRef({ value: '', html: '' })
  const reported = useRef('')
  const direction = directionOf(field.language)
  const editor = useEditor({
    content: nothing,
    extensions: richTextExtensions(field.placeholder),
    textDirection: direction,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: propsOf(field),
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor, direction)
      // What was loaded and is unchanged is not another value, although the editor writes it differently.
      reported.current = html === loaded.current.html ? loaded.current.value : html
      onChange(reported.current)
    },
  })
  useEffect(() => {
    if (!editor || value === reported.current) return
    load(editor, value, loaded.current.value === '' && reported.current === '')
    loaded.current = { value, html: htmlOf(editor, direction) }
    reported.current = value
  }, [editor, value, direction])
  return editor
}

/** Given as JSON: from an empty string Tiptap would parse HTML by itself. */
const nothing = { type: 'doc', content: [{ type: 'paragraph' }] }

/** The first value is not a step that could be undone; a cleared or copied one is. */
function load(editor: Editor, value: string, isFirst: boolean): void {
  editor
    .chain()
    .setMeta('addToHistory', !isFirst)
    .setContent(parsedRichText(value, editor.schema), { emitUpdate: false })
    .run()
}

function htmlOf(editor: Editor, direction: 'rtl' | 'ltr'): string {
  return editor.isEmpty ? '' : storedRichText(editor.getHTML(), direction)
}

function propsOf({ language, labelledBy, onToolbarAsked }: Omit<RichText, 'value' | 'onChange'>) {
  return {
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      lang: language,
    },
    handleDOMEvents: {
      // Handled here means: not by the editor. The browser moves the focus on.
      keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab',
    },
    handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10') return false
      onToolbarAsked()
      return true
    },
  }
}
