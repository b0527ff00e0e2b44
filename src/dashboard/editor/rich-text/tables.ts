import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** Without widths, which are styles, and the editor writes what the server keeps. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
}).configure({ View: null })

/** What a header is of: a column, a row or a group of them. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

/** Rows and cells of tables; their widths are left to the browser. */
export const tables = [PlainTable, TableRow, TableCell, ScopedHeader]
