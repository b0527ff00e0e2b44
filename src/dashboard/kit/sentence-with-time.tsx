import styles from './kit.module.css'
import { Timestamp } from './timestamp.tsx'

/** `{time}` in the sentence stands for a moment. */
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
