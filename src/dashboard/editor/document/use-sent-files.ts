import { useRef, useState } from 'react'
import type { Sending } from '../../../api/client/client.ts'
import type { SentFiles } from './sent-files.ts'

/** Only files take so long that their progress is shown, and that they can be stopped. */
export function useSentFiles() {
  const [sent, setSent] = useState<SentFiles | null>(null)
  const cancelling = useRef<AbortController>(null)
  return {
    sent,
    begin(files: File[]): Sending {
      if (files.length === 0) return {}
      cancelling.current = new AbortController()
      setSent({ files, share: 0 })
      const { signal } = cancelling.current
      return { signal, onProgress: (share) => setSent({ files, share }) }
    },
    end: () => setSent(null),
    cancel: () => cancelling.current?.abort(),
  }
}
