import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S and ⌘S save, whichever keyboard layout is on. */
export function useSaveShortcut(save: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
