import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

export function useKeptFocus(): () => void {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  })
  return () => {
    focused.current = document.activeElement
  }
}

const frame = 16

export function useEveryFrame(isOn: boolean, run: () => void): void {
  const tick = useEffectEvent(run)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => tick(), frame)
    return () => clearInterval(timer)
  }, [isOn])
}

export function useEscape(isOn: boolean, run: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    run()
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => listen(event)
    addEventListener('keydown', listener, true)
    return () => removeEventListener('keydown', listener, true)
  }, [isOn])
}
