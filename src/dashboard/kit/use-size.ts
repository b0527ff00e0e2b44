import { useWords } from '../app/locale/locale.tsx'
import { kitWords } from './words.ts'

const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3, useGrouping: false })

/** Says bytes as people do: `2.4 MB`. */
export function useSize(): (bytes: number) => string {
  const { megabytes, gigabytes } = useWords(kitWords)
  return (bytes) =>
    bytes < 1e9
      ? megabytes(short.format(Math.max(0.1, bytes / 1e6)))
      : gigabytes(short.format(bytes / 1e9))
}
