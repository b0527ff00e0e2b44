import { useEffect, useState } from 'react'

/** Says which rows of a list have unsaved work on this device. It is looked up when the list is there. */
export function useUnsaved<Row extends { id: number }>(
  rows: Row[],
  nameOf: (id: number) => string,
): (Row & { isUnsaved: boolean })[] {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    let isHere = true
    import('./draft-store.ts')
      .then(({ draftNames }) => draftNames())
      .then(
        (found) => isHere && setNames(found),
        () => {},
      )
    return () => {
      isHere = false
    }
  }, [])
  return rows.map((row) => ({ ...row, isUnsaved: names.includes(nameOf(row.id)) }))
}
