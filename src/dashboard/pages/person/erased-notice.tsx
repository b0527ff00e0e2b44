import type { RefObject } from 'react'
import type { RemainsResponse } from '../../../contract/inbox.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import styles from './person.module.css'
import { personWords } from './words.ts'

type ErasedNoticeProps = {
  erased: number
  backups: RemainsResponse
  heading: RefObject<HTMLHeadingElement | null>
}

export function ErasedNotice({ erased, backups, heading }: ErasedNoticeProps) {
  const words = useWords(personWords)
  const { state, until, rule, copies } = backups
  const isHeld = state !== 'none' || copies.length > 0
  return (
    <section className={styles.found}>
      <h2 ref={heading} tabIndex={-1}>
        {words.erased(erased)}
      </h2>
      <p>
        {words.remains[state]}
        {until && (
          <>
            {' '}
            <strong>
              <Timestamp date={until} part="day" />
            </strong>{' '}
            (<bdi dir="ltr">{rule}</bdi>).
          </>
        )}
      </p>
      {copies.length > 0 && (
        <>
          <p>{words.copies}</p>
          <ul className={styles.copies}>
            {copies.map((name) => (
              <li key={name}>
                <bdi dir="ltr">{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {isHeld && <p>{words.afterRestoring}</p>}
    </section>
  )
}
