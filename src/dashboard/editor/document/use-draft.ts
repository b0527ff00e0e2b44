import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Values } from '../../../domain/documents/revision.ts'
import { storedToken } from '../../app/session.ts'
import { type Draft, dropDraft, findDraft, keepDraft } from './draft-store.ts'

/** A draft is kept this long after the last change, and at the latest this long after the first. */
const quietTime = 3_000
const longestWait = 60_000

type Unsaved = {
  /** Names the document: `sections/banner`. */
  name: string
  changes: Values
  revision: number
}

export function useDraft({ name, changes, revision }: Unsaved) {
  const [found, setFound] = useState<Draft | null>(null)
  const waitingSince = useRef<number | null>(null)
  const isStored = useRef(false)
  const isDirty = Object.keys(changes).length > 0

  useEffect(() => {
    let isHere = true
    void findDraft(name).then((draft) => isHere && draft && setFound(draft))
    return () => {
      isHere = false
    }
  }, [name])

  const keep = useEffectEvent((changes: Values) => {
    waitingSince.current = null
    isStored.current = true
    void keepDraft(name, { changes, revision, keptAt: new Date() })
  })
  const keepWaiting = useEffectEvent(() => {
    if (isDirty && waitingSince.current !== null) keep(changes)
  })

  useEffect(() => {
    if (!isDirty) return
    waitingSince.current ??= Date.now()
    const waited = Date.now() - waitingSince.current
    const wait = Math.min(quietTime, Math.max(0, longestWait - waited))
    const timer = setTimeout(() => keep(changes), wait)
    return () => clearTimeout(timer)
  }, [changes, isDirty])

  // Even those who leave sooner find it again, unless they log out. A page that goes away is hidden
  // last of all, often too late to store anything; phones, on the other hand, hide it without a
  // word before.
  useEffect(() => {
    const keepWhenHidden = () => document.hidden && keepWaiting()
    window.addEventListener('beforeunload', keepWaiting)
    document.addEventListener('visibilitychange', keepWhenHidden)
    return () => {
      window.removeEventListener('beforeunload', keepWaiting)
      document.removeEventListener('visibilitychange', keepWhenHidden)
      if (storedToken()) keepWaiting()
    }
  }, [])

  useEffect(() => {
    if (isDirty || !isStored.current) return
    isStored.current = false
    void dropDraft(name)
  }, [isDirty, name])

  return {
    found,
    accept: () => {
      isStored.current = true
      setFound(null)
    },
    drop: () => {
      waitingSince.current = null
      isStored.current = false
      setFound(null)
      void dropDraft(name)
    },
  }
}
