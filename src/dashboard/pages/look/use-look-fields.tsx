import { useMemo } from 'react'
import { lookChoices } from '../../../domain/look/look.ts'
import { useWords } from '../../app/locale/locale.tsx'
import styles from './look-page.module.css'
import { lookWords } from './words.ts'

export function useLookFields() {
  const words = useWords(lookWords)
  return useMemo(() => {
    function view(field: string, value: unknown) {
      if (typeof value !== 'string') return undefined
      if (field === 'brand' || field === 'accent') return <Swatch colour={value} />
      return field in lookChoices ? choicesOf(field as keyof typeof lookChoices)[value] : undefined
    }
    const choicesOf = (field: keyof typeof lookChoices): Record<string, string> =>
      words.choices[field]
    return { names: words.settings, view }
  }, [words])
}

function Swatch({ colour }: { colour: string }) {
  return (
    <bdi dir="ltr" className={styles.swatch}>
      <span style={{ background: colour }} aria-hidden="true" />
      {colour}
    </bdi>
  )
}
