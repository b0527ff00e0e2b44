import { IconLink } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { richTextWords } from './words.ts'
import { linkAddress } from './link-address.ts'
import styles from './rich-text-editor.module.css'

export function LinkPopover({ editor }: { editor: Editor }) {
  const words = useWords(richTextWords)
  const isLink = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })
  return (
    <DialogTrigger>
      <IconButton label={words.link} aria-pressed={isLink}>
        <IconLink size={18} aria-hidden="true" />
      </IconButton>
      <Popover>
        <Dialog className={styles.linkDialog} aria-label={words.link}>
          {({ close }) => <LinkForm editor={editor} isLink={isLink} onClose={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

type LinkFormProps = { editor: Editor; isLink: boolean; onClose: () => void }

function LinkForm({ editor, isLink, onClose }: LinkFormProps) {
  const words = useWords(richTextWords)
  const [entered, setEntered] = useState(String(editor.getAttributes('link').href ?? ''))
  const [isInvalid, setInvalid] = useState(false)
  const selected = () => editor.chain().focus().extendMarkRange('link')

  function submit(event: FormEvent) {
    event.preventDefault()
    const href = linkAddress(entered)
    setInvalid(!href)
    if (!href) return
    onClose()
    selected().setLink({ href }).run()
  }
  function remove() {
    onClose()
    selected().unsetLink().run()
  }

  return (
    <form className={styles.linkForm} onSubmit={submit} noValidate>
      <TextField
        inputRef={focusWhenShown}
        label={words.linkAddress}
        type="url"
        dir="ltr"
        value={entered}
        onChange={setEntered}
        error={isInvalid ? words.linkInvalid : undefined}
      />
      <div className={styles.linkActions}>
        <Button type="submit" look="primary">
          {words.applyLink}
        </Button>
        {isLink && <Button onPress={remove}>{words.removeLink}</Button>}
      </div>
    </form>
  )
}
