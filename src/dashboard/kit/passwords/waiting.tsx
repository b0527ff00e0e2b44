import { useEffect, useState } from 'react'
import type { Failure } from '../../../api/client/send.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { FormAlert } from '../fields/form-alert.tsx'
import { passwordWords } from './words.ts'
import styles from './waiting.module.css'

export function WaitingAlert({ failure }: { failure: Pick<Failure, 'message' | 'retryAfter'> }) {
  const { translate } = useLocale()
  const { message, retryAfter: seconds = 0 } = failure
  return (
    <div>
      <FormAlert title={translate(message)} />
      <Waiting key={seconds} seconds={seconds} />
    </div>
  )
}

/** It counts silently, because the refusal has been read out. */
function Waiting({ seconds }: { seconds: number }) {
  const words = useWords(passwordWords)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const until = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.ceil((until - Date.now()) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [seconds])
  if (left <= 0) return null
  return (
    <p className={styles.waiting} role="timer">
      {words.waiting}{' '}
      <bdi dir="ltr" className="num">
        {clockOf(left)}
      </bdi>
    </p>
  )
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
