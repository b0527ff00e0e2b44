import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { accountWords } from './words.ts'
import { passwordWords } from '../../kit/passwords/words.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import cards from '../../kit/cards.module.css'
import { OwnDetailsForm } from './own-details-form.tsx'
import type { Route } from './+types/account-page.ts'
import { SessionsCard } from './sessions-card.tsx'
import { PasswordForm } from '../../kit/passwords/password-form.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader() {
  return { sessions: client().account.sessions() }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(accountWords)
  const password = useWords(passwordWords)
  const user = useShellData()?.user
  if (!user) return null
  return (
    <>
      <PageHead title={words.title} />
      <div className={cards.cards}>
        <section className={cards.card} aria-labelledby="account-person">
          <h2 id="account-person">{words.person}</h2>
          <p className={cards.hint}>{words.nameShown}</p>
          <OwnDetailsForm user={user} />
        </section>
        <section className={cards.card} aria-labelledby="account-password">
          <h2 id="account-password">{password.changePassword}</h2>
          <p className={cards.hint}>{words.endsSessions}</p>
          <PasswordForm user={user} />
        </section>
        <SessionsCard list={loaderData.sessions} />
      </div>
    </>
  )
}
