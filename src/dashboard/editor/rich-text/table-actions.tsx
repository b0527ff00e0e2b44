import { type Editor, useEditorState } from '@tiptap/react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { richTextWords, type TableAction } from './words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkIcon } from '../../../ui/link-icon.tsx'

type Chain = ReturnType<Editor['chain']>

const actions: Record<TableAction, (chain: Chain) => Chain> = {
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

export function TableActions({ editor }: { editor: Editor }) {
  const { table } = useWords(richTextWords)
  const offered = useEditorState({ editor, selector: ({ editor }) => offeredIn(editor) })
  return (
    <MenuTrigger>
      <TableButton label={table.label} />
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

function offeredIn(editor: Editor): TableAction[] {
  return names.filter((name) => name !== 'mergeOrSplit' || editor.can().mergeOrSplit())
}

export function TableButton({ label }: { label: string }) {
  return (
    <IconButton label={label}>
      <LinkIcon name="table" size={18} />
    </IconButton>
  )
}
