import { type FormEvent, useState } from 'react'
import { type Message, messages } from '../../../domain/messages.ts'
import { cleaned } from '../../../domain/text/short-value.ts'
import { youtubeId } from '../../../domain/gallery/youtube.ts'
import { Button } from '../../../ui/button.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import styles from './gallery-editor.module.css'
import { galleryWords } from './words.ts'

type VideoFormProps = {
  action: string
  address?: string | undefined
  onAddress: (address: string) => void
  onClose: () => void
}

export function VideoForm({ action, address = '', onAddress, onClose }: VideoFormProps) {
  const words = useWords(galleryWords)
  const { translate } = useLocale()
  const [entered, setEntered] = useState(address)
  const [problem, setProblem] = useState<Message | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = addressProblem(entered)
    setProblem(found)
    if (found) return
    onAddress(cleaned('code', entered))
    onClose()
  }

  return (
    <form className={styles.videoForm} onSubmit={submit} noValidate>
      <TextField
        inputRef={focusWhenShown}
        label={words.videoAddress}
        type="url"
        dir="ltr"
        placeholder="https://youtu.be/…"
        value={entered}
        onChange={setEntered}
        error={problem ? translate(problem) : undefined}
      />
      <Button type="submit" look="primary">
        {action}
      </Button>
    </form>
  )
}

function addressProblem(entered: string): Message | null {
  const address = cleaned('code', entered)
  if (address === '') return messages.youtubeMissing
  return youtubeId(address) === '' ? messages.youtubeInvalid : null
}
