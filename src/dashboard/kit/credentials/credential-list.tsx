import type { ReactNode } from 'react'
import type { Result } from '../../../api/client/send.ts'
import styles from './credential-list.module.css'

/** Sessions, passkeys and access keys: whatever lets somebody in, and may be ended. */
export function CredentialList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type CredentialProps = {
  icon: ReactNode
  name: ReactNode
  mark?: string | false
  details: ReactNode
  action?: ReactNode
}

export function Credential({ icon, name, mark, details, action }: CredentialProps) {
  return (
    <li className={styles.row}>
      {icon}
      <div className={styles.about}>
        <p className={styles.name}>
          {name}
          {mark && <span className={styles.mark}>{mark}</span>}
        </p>
        <ul className={styles.details}>{details}</ul>
      </div>
      {action}
    </li>
  )
}

/** One that has ended in another window is as it should be. */
export async function endedOrGone(ended: Promise<Result<unknown>>): Promise<Result<unknown>> {
  const result = await ended
  return !result.ok && result.status === 404 ? { ok: true, value: undefined } : result
}
