import { LinkIcon } from '../../../ui/link-icon.tsx'
import { type Editor, useEditorState } from '@tiptap/react'
import { Dialog, DialogTrigger } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import styles from './rich-text-editor.module.css'
import { richTextWords } from './words.ts'

const linkForm = async () => (await import('./link-form.tsx')).LinkForm

export function LinkPopover({ editor }: { editor: Editor }) {
  const words = useWords(richTextWords)
  const isLink = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })
  return (
    <DialogTrigger>
      <IconButton label={words.link} aria-pressed={isLink}>
        <LinkIcon name="link" size={18} />
      </IconButton>
      <Popover>
        <Dialog className={styles.linkDialog} aria-label={words.link}>
          {({ close }) => (
            <LazyMount
              load={linkForm}
              before={<Spinner />}
              given={{ editor, isLink, onClose: close }}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
