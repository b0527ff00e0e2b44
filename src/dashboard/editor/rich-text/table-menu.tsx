import { LinkIcon } from '../../../ui/link-icon.tsx'
import { type Editor, useEditorState } from '@tiptap/react'
import { Dialog, DialogTrigger, Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import styles from './rich-text-editor.module.css'
import { richTextWords, type TableAction } from './words.ts'

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

/** Inserts a table; within one, changes its rows and columns. Tables are not put into each other. */
export function TableMenu({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') })
  return isInTable ? <TableActions editor={editor} /> : <NewTable editor={editor} />
}

const tableSize = async () => (await import('./table-size.tsx')).TableSize

function NewTable({ editor }: { editor: Editor }) {
  const { table } = useWords(richTextWords)
  return (
    <DialogTrigger>
      <TableButton label={table.label} />
      <Popover>
        <Dialog className={styles.linkDialog} aria-label={table.insert}>
          {({ close }) => (
            <LazyMount
              load={tableSize}
              before={<Spinner />}
              given={{
                onChoose: ({ columns: cols, rows }) => {
                  close()
                  editor.chain().focus().insertTable({ rows, cols, withHeaderRow: true }).run()
                },
              }}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function TableActions({ editor }: { editor: Editor }) {
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

function TableButton({ label }: { label: string }) {
  return (
    <IconButton label={label}>
      <LinkIcon name="table" size={18} />
    </IconButton>
  )
}

/** Cells are merged or split where several or a merged one are selected. */
function offeredIn(editor: Editor): TableAction[] {
  return names.filter((name) => name !== 'mergeOrSplit' || editor.can().mergeOrSplit())
}
