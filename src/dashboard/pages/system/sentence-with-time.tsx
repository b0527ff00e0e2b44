import { Timestamp } from '../../kit/timestamp.tsx'

/** A moment in the place of `{time}`. */
export function SentenceWithTime({ sentence, time }: { sentence: string; time: string }) {
  const [before, after] = sentence.split('{time}')
  return (
    <>
      {before}
      <Timestamp date={time} />
      {after}
    </>
  )
}
