import type { Editor } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { addRowAfter, goToNextCell, isInTable, selectedRect } from '@tiptap/pm/tables'
import { tableLimits } from '../../../domain/rich-text/rich-text.ts'

/** Widths are styles, and the editor writes only what the server keeps. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  // These keys come before those of lists within cells.
  priority: 1_000,
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => goOn(this.editor) }
  },
}).configure({ View: null })

function goOn(editor: Editor): boolean {
  const { state, view } = editor
  if (goToNextCell(1)(state, view.dispatch)) return true
  if (!isInTable(state) || selectedRect(state).map.height >= tableLimits.rowspan) return false
  addRowAfter(state, view.dispatch)
  return goToNextCell(1)(view.state, view.dispatch)
}

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

/** The widths of columns are left to the browser. */
export const tables = [PlainTable, TableRow, TableCell, ScopedHeader]
