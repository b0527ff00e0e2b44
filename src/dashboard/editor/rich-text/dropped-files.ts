import type { Fragment } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { pictureMark } from './paste/block-builder.ts'

type Take = (files: File[], place: number) => void

/**
 * Takes files that are dropped or pasted into the text; if there is text as well, as from a table
 * of another program, it is pasted as text.
 */
export function takingFiles(take: Take): Pick<EditorProps, 'handlePaste' | 'handleDrop'> {
  return {
    handlePaste: (view, { clipboardData }, { content }) =>
      taken(clipboardData, content, (files) => take(files, view.state.selection.to)),

    handleDrop(view, { clientX: left, clientY: top, dataTransfer }, { content }, isMoved) {
      const place = view.posAtCoords({ left, top })?.pos
      if (isMoved || place === undefined) return false
      return taken(dataTransfer, content, (files) => take(files, place))
    },
  }
}

function taken(
  data: DataTransfer | null,
  content: Fragment,
  take: (files: File[]) => void,
): boolean {
  const files = [...(data?.files ?? [])]
  const words = content.textBetween(0, content.size, ' ').replaceAll(pictureMark, '')
  if (files.length === 0 || words.trim() !== '') return false
  take(files)
  return true
}
