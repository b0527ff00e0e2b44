import { useMemo } from 'react'
import { useWords } from '../../app/locale/locale.tsx'
import { navigationWords } from './words.ts'

/** For the history and for conflicts: what settings are called, and what is chosen in them. */
export function useNavigationFields() {
  const words = useWords(navigationWords)
  return useMemo(() => {
    const view = (field: string, value: unknown) =>
      field.endsWith('_hidden') ? (value ? words.isHidden : words.isShown) : undefined
    return { names: words.fields, view }
  }, [words])
}
