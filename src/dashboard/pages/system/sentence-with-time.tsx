import { Timestamp } from '../../kit/timestamp.tsx'
import styles from './system.module.css'

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
