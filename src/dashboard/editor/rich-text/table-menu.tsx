import { type Editor, useEditorState } from '@tiptap/react'
import { Dialog, DialogTrigger } from 'react-aria-components'
import { Popover } from '../../../ui/popover.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import styles from './rich-text-editor.module.css'
import { TableButton } from './table-actions.tsx'
import { richTextWords } from './words.ts'

export function TableMenu({ editor }: { editor: Editor }) {
  const { table } = useWords(richTextWords)
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') })
  if (!isInTable) return <NewTable editor={editor} />
  return (
    <LazyMount
      load={tableActions}
      before={<TableButton label={table.label} />}
      given={{ editor }}
    />
  )
}

const tableActions = async () => (await import('./table-actions.tsx')).TableActions
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
