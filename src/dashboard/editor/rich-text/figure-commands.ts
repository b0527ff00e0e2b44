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
  place = editor.state.selection.to,
): number {
  const caption = picture.caption[language] ?? ''
  const range = rangeAt(editor, place)
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

export function startOfBlock(editor: Editor, place = editor.state.selection.to): number {
  const at = editor.state.doc.resolve(place)
  return at.depth === 0 ? place : at.before(1)
}

function step(editor: Editor) {
  return editor.chain().command(({ tr }) => Boolean(closeHistory(tr)))
}

function rangeAt(editor: Editor, place: number): { from: number; to: number } {
  const at = editor.state.doc.resolve(place)
  if (at.depth === 0) return { from: place, to: place }
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

export function selectFigure(editor: Editor, place: number): void {
  editor.chain().setNodeSelection(place).focus(null, { scrollIntoView: false }).run()
}

export function hasFigures({ state }: Editor): boolean {
  return state.doc.children.some(({ type }) => type.name === 'figure')
}
