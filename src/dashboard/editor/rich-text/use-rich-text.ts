import { isInTable } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { directionOf, type LanguageCode } from '../../../domain/languages/language.ts'
import { fromEditorHtml } from '../../../domain/rich-text/editor-html.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from '../languages/words.ts'
import { emptyDocument, richTextExtensions } from './extensions.ts'
import { takingFiles } from './dropped-pictures.ts'
import { hasFigures, pictureAt, selectFigure } from './figure-commands.ts'
import type { PasteReport } from './paste/clean-paste.ts'
import { parsedRichText } from './parsed-html.ts'

type RichText = {
  value: string
  onChange: (value: string) => void
  language: LanguageCode
  labelledBy: string
  textId: string
  words: Parameters<typeof richTextExtensions>[0]
  onToolbarAsked: () => void
  onUnlock?: (() => void) | undefined
  onFiles: (files: File[], position: number) => void
  paste: PasteReport
}

type EditorField = Pick<RichText, 'language' | 'labelledBy' | 'textId' | 'onToolbarAsked'>

export function useRichText({ value, onChange, ...field }: RichText): Editor | null {
  const { unlocking } = useWords(fieldWords)
  const loaded = useRef({ value: '', html: '' })
  const reported = useRef('')
  const direction = directionOf(field.language)
  const isLocked = field.onUnlock !== undefined
  const unlock = useEffectEvent(() => field.onUnlock?.())
  const take = useEffectEvent(field.onFiles)
  const tooMuch = useEffectEvent(field.paste.tooMuch)
  const pictures = useEffectEvent(field.paste.pictures)
  // A picture that was clicked in a locked text has no text in which the caret could be.
  const pressed = useRef<number | null>(null)
  const press = useEffectEvent((figure: number | null) => {
    pressed.current = figure
  })
  const editor = useEditor({
    content: emptyDocument,
    editable: !isLocked,
    extensions: richTextExtensions(field.words, direction, { tooMuch, pictures }),
    // Stars and underlines in a text of another program are no marks; addresses become links.
    enablePasteRules: ['link'],
    injectCSS: false,
    immediatelyRender: false,
    editorProps: propsOf(field, { unlock, take, press }),
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor, direction)
      // An unchanged text is not another value, although the editor writes it differently.
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
  const wasLocked = useRef(isLocked)
  useEffect(() => {
    editor?.view.dom.setAttribute('aria-readonly', String(isLocked))
    editor?.view.dom.setAttribute('aria-description', isLocked ? unlocking : '')
    if (!editor || wasLocked.current === isLocked) return
    wasLocked.current = isLocked
    // Becoming editable, the editor moves the selection.
    const position = isLocked ? null : clickedPosition(editor)
    editor.setEditable(!isLocked, false)
    if (isLocked) return
    if (pressed.current === null) focusAt(editor, position)
    else selectFigure(editor, pressed.current)
    pressed.current = null
  }, [editor, isLocked, unlocking])
  return editor
}

function clickedPosition({ view }: Editor): number | null {
  const { anchorNode = null, anchorOffset = 0 } = getSelection() ?? {}
  const isInText = anchorNode !== null && view.dom.contains(anchorNode)
  return isInText ? view.posAtDOM(anchorNode, anchorOffset) : null
}

function focusAt(editor: Editor, position: number | null): void {
  if (position === null) editor.commands.focus('start')
  else editor.commands.focus(position, { scrollIntoView: false })
}

function load(editor: Editor, value: string, isFirst: boolean): void {
  editor
    .chain()
    .setMeta('addToHistory', !isFirst)
    .setContent(parsedRichText(value, editor.schema), { emitUpdate: false })
    .run()
}

function htmlOf(editor: Editor, direction: 'rtl' | 'ltr'): string {
  return editor.isEmpty && !hasFigures(editor) ? '' : fromEditorHtml(editor.getHTML(), direction)
}

/**
 * The values are in pixels: bars at the top and bottom of the window cover this much, which the
 * caret stays clear of.
 */
const covered = { top: 140, bottom: 112, left: 0, right: 0 }

type Asked = {
  unlock: () => void
  take: RichText['onFiles']
  press: (figure: number | null) => void
}

function propsOf(field: EditorField, { unlock, take, press }: Asked) {
  const { language, labelledBy, textId, onToolbarAsked } = field
  return {
    scrollThreshold: covered,
    scrollMargin: covered,
    attributes: {
      id: textId,
      tabindex: '0',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      lang: language,
      dir: directionOf(language),
      // A translation by the browser would be saved.
      translate: 'no',
    },
    handleDOMEvents: {
      mousedown: (view: EditorView, event: MouseEvent) => {
        press(view.editable ? null : pictureAt(view, event))
        return false
      },
      // Handled here means: not by the editor. The browser moves the focus on.
      keydown: (view: EditorView, event: KeyboardEvent) => {
        if (view.editable || event.key !== 'Enter')
          return event.key === 'Tab' && !isInTable(view.state)
        event.preventDefault()
        unlock()
        return true
      },
    },
    ...takingFiles(take),
    handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10') return false
      onToolbarAsked()
      return true
    },
  }
}
