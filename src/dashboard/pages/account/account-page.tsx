import { Link } from 'react-router'
import type { OwnUserResponse } from '../../../contract/session.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { accountWords } from './words.ts'
import { passwordWords } from '../../kit/passwords/words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { homePath } from '../../app/session.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import styles from './account.module.css'
import { PasswordForm } from '../../kit/passwords/password-form.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export default function AccountPage() {
  const words = useWords(accountWords)
  const password = useWords(passwordWords)
  const user = useShellData()?.user
  if (!user) return null
  return (
    <>
      <PageHead title={words.title} />
      <div className={styles.cards}>
        <section className={styles.card} aria-labelledby="account-person">
          <h2 id="account-person">{words.person}</h2>
          <Person user={user} />
        </section>
        <section className={styles.card} aria-labelledby="account-password">
          <h2 id="account-password">{password.changePassword}</h2>
          <p className={styles.hint}>{words.endsSessions}</p>
          <PasswordForm user={user} />
        </section>
      </div>
    </>
  )
}

function Person({ user }: { user: OwnUserResponse }) {
  const words = useWords(accountWords)
  const common = useWords(commonWords)
  const isAdmin = user.role_name === 'admin'
  return (
    <>
      <Avatar name={user.name} avatar={user.avatar} className={styles.avatar} />
      <dl className={styles.facts}>
        <dt>{words.name}</dt>
        <dd>
          <bdi>{user.name}</bdi>
        </dd>
        <dt>{words.email}</dt>
        <dd>
          <bdi dir="ltr">{user.email}</bdi>
        </dd>
        <dt>{words.role}</dt>
        <dd>{common.roles[user.role_name]}</dd>
      </dl>
      <p className={styles.hint}>
        {isAdmin ? <Link to={`${homePath}/users`}>{words.inUsers}</Link> : words.byAdministrators}
      </p>
    </>
  )
}
