import { Timestamp } from '../../kit/timestamp.tsx'
import styles from './system.module.css'

/** A moment in the place of `{time}`. */
export function SentenceWithTime({ sentence, time }: { sentence: string; time: string }) {
  const [before, after] = sentence.split('{time}')
  return (
    <>
      {before}
      <span className={styles.time}>
        <Timestamp date={time} />
      </span>
      {after}
    </>
  )
}
