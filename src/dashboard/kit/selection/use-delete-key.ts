import { useEffect, useEffectEvent } from 'react'

const elsewhere =
  'textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], input:not([type=checkbox])'

/** The Delete key removes what is selected, unless it has something to do where the focus is. */
export function useDeleteKey(remove: () => void): void {
  const listen = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Delete' && !(target as Element).closest(elsewhere)) remove()
  })
  useEffect(() => {
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
