import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { linkAddress } from './link-address.ts'
import styles from './rich-text-editor.module.css'
import { richTextWords } from './words.ts'

type LinkFormProps = { editor: Editor; isLink: boolean; onClose: () => void }

export function LinkForm({ editor, isLink, onClose }: LinkFormProps) {
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
