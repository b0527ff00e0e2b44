import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasUnsavedWork } from '../kit/forms/leave-guard.tsx'
import {
  onSessionLost,
  onSignedInElsewhere,
  requestedPage,
  sessionEnd,
  signInAddress,
} from '../app/session.ts'

/** The session's end is announced so many milliseconds before. */
const warningTime = 2 * 60 * 1000
const lookingInterval = 5 * 1000

/**
 * A page without unsaved changes is left for the sign-in page once the session is over; one with
 * them stays, and their author signs in on top of it.
 */
export function useSession() {
  const navigate = useNavigate()
  const [isOver, setOver] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isEnding, look] = useIsEnding()

  const resume = useCallback(() => {
    setOver(false)
    setAsking(false)
    look()
  }, [look])

  const end = useEffectEvent(() => {
    setOver(true)
    if (hasUnsavedWork()) setAsking(true)
    else void navigate(signInAddress(requestedPage()), { replace: true })
  })
  useEffect(() => onSessionLost(() => end()), [])
  useEffect(() => onSignedInElsewhere(resume), [resume])

  return {
    state: isOver ? 'over' : isEnding ? 'ending' : 'open',
    isAsking,
    ask: () => setAsking(true),
    later: () => setAsking(false),
    resume,
  } as const
}

export type Session = ReturnType<typeof useSession>

function useIsEnding(): [boolean, () => void] {
  const [isEnding, setEnding] = useState(isAboutToEnd)
  const look = useCallback(() => setEnding(isAboutToEnd()), [])
  useEffect(() => {
    const timer = setInterval(look, lookingInterval)
    return () => clearInterval(timer)
  }, [look])
  return [isEnding, look]
}

function isAboutToEnd(): boolean {
  const end = sessionEnd()
  return end !== null && end.getTime() - Date.now() <= warningTime
}
