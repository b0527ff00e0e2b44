import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { mediaWords } from './words.ts'

type UploadProgressProps = {
  name: string
  /** How much of it has gone, 0…1. */
  share: number
  /** Whether all that goes with it has gone, too, and the server is at work. */
  isSent: boolean
}

export function UploadProgress({ name, share, isSent }: UploadProgressProps) {
  const words = useWords(mediaWords)
  const said = isSent ? words.processing : words.sending(Math.floor(share * 100))
  return <ProgressBar isCompact label={name} share={share} said={said} />
}
