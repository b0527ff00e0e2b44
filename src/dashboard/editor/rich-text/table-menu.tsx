import { IconTable } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { richTextWords, type TableAction } from './words.ts'

type Chain = ReturnType<Editor['chain']>

const actions: Record<TableAction, (chain: Chain) => Chain> = {
  insert: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  rowBefore: (chain) => chain.addRowBefore(),
  rowAfter: (chain) => chain.addRowAfter(),
  columnBefore: (chain) => chain.addColumnBefore(),
  columnAfter: (chain) => chain.addColumnAfter(),
  headerRow: (chain) => chain.toggleHeaderRow(),
  headerColumn: (chain) => chain.toggleHeaderColumn(),
  mergeOrSplit: (chain) => chain.mergeOrSplit(),
  deleteRow: (chain) => chain.deleteRow(),
  deleteColumn: (chain) => chain.deleteColumn(),
  deleteTable: (chain) => chain.deleteTable(),
}
const names = Object.keys(actions) as TableAction[]

/** Inserts a table; within one, changes its rows and columns. */
export function TableMenu({ editor }: { editor: Editor }) {
  const { table } = useWords(richTextWords)
  const offered = useEditorState({ editor, selector: ({ editor }) => offeredIn(editor) })
  return (
    <MenuTrigger>
      <IconButton label={table.label}>
        <IconTable size={18} aria-hidden="true" />
      </IconButton>
      <Popover>
        <Menu
          className={menuClass}
          aria-label={table.label}
          onAction={(key) => actions[key as TableAction](editor.chain().focus()).run()}
        >
          {offered.map((name) => (
            <MenuItem key={name} id={name} className={menuItemClass}>
              {table.actions[name]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** Tables are not put into each other; cells are merged or split where several or a merged one are selected. */
function offeredIn(editor: Editor): TableAction[] {
  if (!editor.isActive('table')) return ['insert']
  return names.filter(
    (name) => name !== 'insert' && (name !== 'mergeOrSplit' || editor.can().mergeOrSplit()),
  )
}
