import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The duration is in milliseconds (K-09). */
const duration = 3000

/** Dismisses after its time, which pauses while it is pointed at or focused, or the tab is left; not what stays. */
export function useDismissal(dismiss: () => void, stays: boolean) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isHidden, setHidden] = useState(() => document.hidden)
  useEffect(() => {
    const follow = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  const isHeld = isPointedAt || isFocused
  useTimer(stays || isHeld || isHidden, dismiss)
  return {
    'data-held': isHeld || undefined,
    // Moving counts, not entering: a message may come under a pointer at rest.
    onPointerMove: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}

function useTimer(isWaiting: boolean, dismiss: () => void): void {
  const remaining = useRef(duration)
  const end = useEffectEvent(dismiss)
  useEffect(() => {
    if (isWaiting) return
    const started = performance.now()
    const timer = setTimeout(() => end(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - started
    }
  }, [isWaiting])
}
