import { IconFileDownload } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { nameOfFile } from '../files/file-values.ts'
import { useKnownFile } from '../files/known-files.ts'
import { libraryFileWords } from '../files/words.ts'
import styles from './rich-text-editor.module.css'
import { richTextWords } from './words.ts'
import { emailPattern, isPhone } from '../../../domain/contact/contact.ts'
import { phoneAddress } from '../../../domain/contact/contact-address.ts'
import { fileOfLink } from '../../../domain/rich-text/file-links.ts'
import { isSiteLink } from '../../../domain/rich-text/site-links.ts'
import { cleaned } from '../../../domain/text/short-value.ts'
import { addressProblem } from '../../../domain/text/web-address.ts'

type LinkFormProps = {
  editor: Editor
  isLink: boolean
  onChooseFile: () => void
  onClose: () => void
}

export function LinkForm({ editor, isLink, onChooseFile, onClose }: LinkFormProps) {
  const words = useWords(richTextWords)
  const { gone } = useWords(libraryFileWords)
  const [entered, setEntered] = useState(String(editor.getAttributes('link').href ?? ''))
  const [isInvalid, setInvalid] = useState(false)
  const { language } = useLocale()
  const file = useKnownFile(fileOfLink(entered) ?? '')
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
        hint={file ? nameOfFile(file, language).title : file === null && gone}
        error={isInvalid ? words.linkInvalid : undefined}
      />
      <Button icon={<IconFileDownload size={18} aria-hidden="true" />} onPress={onChooseFile}>
        {words.linkFile}
      </Button>
      <div className={styles.linkActions}>
        <Button type="submit" look="primary">
          {words.applyLink}
        </Button>
        {isLink && <Button onPress={remove}>{words.removeLink}</Button>}
      </div>
    </form>
  )
}

const withScheme = /^(https?|mailto|tel):\S+$/i
const withoutScheme = /^[^\s/:][^\s/:.]*\.[^\s:]+$/

/** The address as a link, with the scheme people leave out; '' for what is none. */
export function linkAddress(entered: string): string {
  const text = cleaned('link', entered)
  if (fileOfLink(text) !== undefined || isSiteLink(text)) return text
  if (withScheme.test(text)) return honest(text)
  const [email, phone] = [cleaned('email', text), cleaned('phone', text)]
  if (emailPattern.test(email)) return `mailto:${email}`
  if (isPhone(phone)) return `tel:${phoneAddress(phone).replace(/[^\d+]/g, '')}`
  return withoutScheme.test(text) ? honest(`https://${text}`) : ''
}

function honest(address: string): string {
  return addressProblem(address) ? '' : address
}
