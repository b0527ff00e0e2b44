import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { mediaWords } from './words.ts'

type UploadProgressProps = {
  name: string
  share: number
  /** The server is at work once everything that is sent with it has gone, too. */
  isSent: boolean
}

export function UploadProgress({ name, share, isSent }: UploadProgressProps) {
  const words = useWords(mediaWords)
  const said = isSent ? words.processing : words.sending(Math.floor(share * 100))
  return <ProgressBar label={name} share={share} said={said} />
}
