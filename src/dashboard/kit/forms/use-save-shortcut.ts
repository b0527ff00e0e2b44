import { useEffect, useEffectEvent } from 'react'

type Listener = (event: KeyboardEvent) => void

/** The form that was opened last comes last, and is meant. */
const listeners: Listener[] = []

/** Ctrl+S and ⌘S save, whichever keyboard layout is on. */
export function useSaveShortcut(save: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const listener: Listener = (event) => listener === listeners.at(-1) && listen(event)
    listeners.push(listener)
    // Lists keep the keys of their rows to themselves, so the key is caught on its way down.
    addEventListener('keydown', listener, true)
    return () => {
      removeEventListener('keydown', listener, true)
      listeners.splice(listeners.indexOf(listener), 1)
    }
  }, [])
}
