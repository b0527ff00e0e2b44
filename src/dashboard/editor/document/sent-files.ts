import { useRef, useState } from 'react'
import type { Sending } from '../../../api/client/send.ts'

export type SentFiles = { files: File[]; share: number }

/** The share is 0…1; null for a file that is not among them. */
export function shareOf(file: File, { files, share }: SentFiles): number | null {
  const index = files.indexOf(file)
  if (index < 0) return null
  const before = sizeOf(files.slice(0, index))
  const gone = sizeOf(files) * share - before
  return Math.min(1, Math.max(0, gone / Math.max(1, file.size)))
}

function sizeOf(files: File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

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
