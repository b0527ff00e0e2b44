import { type FormEvent, type RefObject, useState } from 'react'
import { Dialog } from 'react-aria-components'
import { cleaned } from '../../../domain/short-value.ts'
import { youtubeId } from '../../../domain/youtube.ts'
import { type Message, messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { galleryWords } from './words.ts'
import styles from './gallery-editor.module.css'

type VideoPopoverProps = {
  title: string
  action: string
  /** What is changed, when something is. */
  address?: string
  onAddress: (address: string) => void
  /** By whom and whether, where no `DialogTrigger` is around it. */
  opened?: {
    by: RefObject<HTMLElement | null>
    isOpen: boolean
    onOpenChange: (isOpen: boolean) => void
  }
}

/** Asks for the address of a YouTube video. */
export function VideoPopover({ title, opened, ...form }: VideoPopoverProps) {
  const { by: triggerRef, ...state } = opened ?? {}
  return (
    <Popover placement="bottom end" {...(triggerRef && { triggerRef, ...state })}>
      <Dialog className={styles.videoDialog} aria-label={title}>
        {({ close }) => (
          <VideoForm {...form} onClose={() => (opened ? opened.onOpenChange(false) : close())} />
        )}
      </Dialog>
    </Popover>
  )
}

type VideoFormProps = Omit<VideoPopoverProps, 'title' | 'opened'> & { onClose: () => void }

function VideoForm({ action, address = '', onAddress, onClose }: VideoFormProps) {
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
