import { closeHistory } from '@tiptap/pm/history'
import type { EditorView } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { type PictureWidth, pictureAddress } from '../../../domain/media/media.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'

type Inserted = {
  picture: LibraryPictureResponse
  language: LanguageCode
  isWritten?: boolean
}

/**
 * Inserts after the block at a place, or instead of it if it is blank; what the library calls the
 * picture becomes its caption. Returns where the figure stands.
 */
export function insertFigure(
  editor: Editor,
  { picture, language, isWritten = true }: Inserted,
  position = editor.state.selection.to,
): number {
  const caption = picture.caption[language] ?? ''
  const range = rangeAt(editor, position)
  const inserted = step(editor).insertContentAt(
    range,
    {
      type: 'figure',
      attrs: { source: pictureAddress(picture), size: 'text' },
      content: caption ? [{ type: 'text', text: caption }] : [],
    },
    { updateSelection: isWritten },
  )
  if (isWritten) inserted.setTextSelection(range.from + 1 + caption.length)
  inserted.run()
  return range.from
}

export function startOfBlock(editor: Editor, position = editor.state.selection.to): number {
  const at = editor.state.doc.resolve(position)
  return at.depth === 0 ? position : at.before(1)
}

function step(editor: Editor) {
  return editor.chain().command(({ tr }) => Boolean(closeHistory(tr)))
}

function rangeAt(editor: Editor, position: number): { from: number; to: number } {
  const at = editor.state.doc.resolve(position)
  if (at.depth === 0) return { from: position, to: position }
  const isBlank = at.depth === 1 && at.parent.isTextblock && at.parent.content.size === 0
  const isReplaced = isBlank && at.parent.type.name === 'paragraph'
  return { from: isReplaced ? at.before(1) : at.after(1), to: at.after(1) }
}

export function sizeIn(editor: Editor): PictureWidth | null {
  return editor.isActive('figure') ? (editor.getAttributes('figure').size as PictureWidth) : null
}

export function resizeFigure(editor: Editor, size: PictureWidth): void {
  step(editor).focus().updateAttributes('figure', { size }).run()
}

export function removeFigure(editor: Editor): void {
  const { $from } = editor.state.selection
  const selected = step(editor).focus()
  const whole = $from.parent.type.name === 'figure' ? selected.selectParentNode() : selected
  whole.deleteSelection().run()
}

export function pictureAt(view: EditorView, { target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLImageElement)) return null
  return view.posAtCoords({ left: clientX, top: clientY })?.inside ?? null
}

export function selectFigure(editor: Editor, position: number): void {
  editor.chain().setNodeSelection(position).focus(null, { scrollIntoView: false }).run()
}

export function hasFigures({ state }: Editor): boolean {
  return state.doc.children.some(({ type }) => type.name === 'figure')
}
