import { useEffect, useState } from 'react'
import { useWords } from '../../app/locale/locale.tsx'
import { passwordWords } from './words.ts'
import styles from './waiting.module.css'

/** It counts silently, because the refusal has been read out. */
export function Waiting({ seconds }: { seconds: number }) {
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
