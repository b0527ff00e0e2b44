import { useWords } from '../../app/locale/locale.tsx'
import { securityWords } from './words.ts'

export function useIdleTime(): (minutes: number | null) => string {
  const words = useWords(securityWords)
  return (minutes) => {
    if (minutes === null) return words.never
    return minutes % 60 === 0 ? words.hours(minutes / 60) : words.minutes(minutes)
  }
}
