import type { EditorProps } from '@tiptap/pm/view'

type Take = (files: File[], place: number) => void

/** Files that come into the text; what has words, too, is pasted as text, as from a table of another program. */
export function takingFiles(take: Take): Pick<EditorProps, 'handlePaste' | 'handleDrop'> {
  return {
    handlePaste: (view, { clipboardData }) =>
      taken(clipboardData, (files) => take(files, view.state.selection.to)),

    handleDrop(view, { clientX: left, clientY: top, dataTransfer }, _slice, isMoved) {
      const place = view.posAtCoords({ left, top })?.pos
      if (isMoved || place === undefined) return false
      return taken(dataTransfer, (files) => take(files, place))
    },
  }
}

function taken(data: DataTransfer | null, take: (files: File[]) => void): boolean {
  const files = [...(data?.files ?? [])]
  if (files.length === 0 || data?.getData('text/plain')) return false
  take(files)
  return true
}
