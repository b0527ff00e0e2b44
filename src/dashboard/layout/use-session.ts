import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasUnsavedWork } from '../kit/forms/leave-guard.tsx'
import { accountApi } from '../../api/client/account-api.ts'
import { client } from '../app/client.ts'
import {
  idleEnd,
  lastUsed,
  loseSession,
  onSessionLost,
  onSignedInElsewhere,
  requestedPage,
  signInAddress,
  storedToken,
  tokenEnd,
} from '../app/session.ts'

/** The session's end is announced so many milliseconds before. */
const warningTime = 2 * 60 * 1000
const lookingInterval = 5 * 1000
const tellingInterval = 2 * 60 * 1000

/**
 * A page without unsaved changes is left for the sign-in page once the session is over; one with
 * them stays, and their author signs in on top of it.
 */
export function useSession() {
  const navigate = useNavigate()
  const [isOver, setOver] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [ending, look] = useEnding()

  const resume = useCallback(() => {
    setOver(false)
    setAsking(false)
    look()
  }, [look])

  const end = useEffectEvent((event?: Event) => {
    setOver(true)
    if (hasUnsavedWork()) {
      event?.preventDefault()
      setAsking(true)
    } else void navigate(signInAddress(requestedPage()), { replace: true })
  })
  useEffect(() => onSessionLost((event) => end(event)), [])
  useEffect(() => onSignedInElsewhere(resume), [resume])

  useKeptInUse(look)

  return {
    state: isOver ? 'over' : ending,
    isAsking,
    ask: () => setAsking(true),
    later: () => setAsking(false),
    resume,
    stay: look,
  } as const
}

export type Session = ReturnType<typeof useSession>

/** A session that was idle for too long ends on the screen, too, which nobody may be watching. */
function useEnding(): [Ending, () => void] {
  const [ending, setEnding] = useState(endingNow)
  const look = useCallback(() => {
    setEnding(endingNow())
    if (storedToken() && idleEnd() <= Date.now()) loseSession()
  }, [])
  useEffect(() => {
    const timer = setInterval(look, lookingInterval)
    return () => clearInterval(timer)
  }, [look])
  return [ending, look]
}

type Ending = 'open' | 'ending' | 'idle'

function endingNow(): Ending {
  const soon = Date.now() + warningTime
  if (tokenEnd() <= soon) return 'ending'
  return idleEnd() <= soon ? 'idle' : 'open'
}

const signsOfUse = ['keydown', 'pointerdown', 'scroll'] as const

function useKeptInUse(onKept: () => void): void {
  useEffect(() => {
    let isTelling = false
    async function tell() {
      if (isTelling || idleEnd() === Infinity || Date.now() - lastUsed() < tellingInterval) return
      isTelling = true
      await client(accountApi).get()
      isTelling = false
      onKept()
    }
    const listen = () => void tell()
    for (const sign of signsOfUse) addEventListener(sign, listen, { capture: true, passive: true })
    return () => {
      for (const sign of signsOfUse) removeEventListener(sign, listen, { capture: true })
    }
  }, [onKept])
}
