import { useState } from 'react'
import { data } from 'react-router'
import { accountApi } from '../../../api/client/account-api.ts'
import { client } from '../../app/client.ts'
import { useSearchParams } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { addressAfterSignIn, limited } from '../../app/session.ts'
import styles from './account.module.css'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { accountWords } from './words.ts'
import { passwordWords } from '../../kit/passwords/words.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import { Card } from '../../kit/card.tsx'
import cards from '../../kit/cards.module.css'
import { MailCard } from './mail-card.tsx'
import { OwnDetailsForm } from './own-details-form.tsx'
import type { Route } from './+types/account-page.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { TwoStepCard } from './two-step-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { LeaveGuard } from '../../kit/forms/leave-guard.tsx'
import { PasswordForm } from '../../kit/passwords/password-form.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader() {
  const { get, sessions } = client(accountApi)
  const list = sessions()
  const own = await get()
  if (!own.ok) throw data(own.message, { status: own.status || 503 })
  return { factors: own.value.second_factor, mail: own.value.mail, sessions: list }
}

/** Those who were led here to set up a second step go on to where they wanted. */
function SetUpNotice() {
  const words = useWords(accountWords)
  const { translate } = useLocale()
  const isLimited = limited.useValue()
  const [parameters] = useSearchParams()
  if (isLimited) {
    return (
      <div className={styles.needed}>
        <FormAlert title={translate(messages.secondFactorNeeded)} />
      </div>
    )
  }
  if (!parameters.has('next')) return null
  return (
    <output className={styles.setUp}>
      <p>{words.isSetUp}</p>
      <LinkButton look="primary" to={addressAfterSignIn(location.href)}>
        {words.goOn}
      </LinkButton>
    </output>
  )
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(accountWords)
  const password = useWords(passwordWords)
  const user = useShellData()?.user
  // The order stays until the page is left: the codes that come with the first factor are being read.
  const [isSetUpFirst] = useState(limited.get)
  const { factors, mail, sessions } = loaderData
  if (!user) return null
  const details = (
    <>
      <Card title={words.person} hint={words.nameShown}>
        <OwnDetailsForm user={user} />
      </Card>
      <Card title={password.changePassword} hint={words.endsSessions}>
        <PasswordForm user={user} Guard={LeaveGuard} />
      </Card>
    </>
  )
  const secondSteps = (
    <>
      <TwoStepCard factors={factors} isWide={!mail} sessions={sessions} />
      {mail && <MailCard mail={mail} />}
      <PasskeysCard factors={factors} sessions={sessions} />
    </>
  )
  return (
    <>
      <PageHead title={words.title} />
      <SetUpNotice />
      <div className={cards.cards}>
        {isSetUpFirst && secondSteps}
        {details}
        {!isSetUpFirst && secondSteps}
        <SessionsCard list={sessions} />
      </div>
    </>
  )
}
