import { useEffect } from 'react'
import { data, useNavigate, useRevalidator } from 'react-router'
import type { Route } from './+types/link-page.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { linksApi } from '../../../api/client/links-api.ts'
import { client } from '../../app/client.ts'
import { useSendsMail } from '../../app/company.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { forgotPath, homePath, signInPath } from '../../app/session.ts'
import { LinkForm } from './link-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in.module.css'
import { signInWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

/** The token stands in the fragment, which no server, log or other site is told. */
export async function clientLoader() {
  const token = window.location.hash.slice(1)
  if (token === '') return null
  const found = await client(linksApi).look(token)
  if (found.ok) return { token, link: found.value }
  if (found.status === 404 || found.status === 400) return null
  throw data(found.message, { status: found.status || 503 })
}

export default function LinkPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(signInWords)
  const sendsMail = useSendsMail()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const lookAgain = () => void revalidate()
    addEventListener('hashchange', lookAgain)
    return () => removeEventListener('hashchange', lookAgain)
  }, [revalidate])
  if (!loaderData) {
    return (
      <SignInFrame
        name={words.isVoid}
        title={words.isVoid}
        introduction={sendsMail ? words.voidMailHint : words.voidHint}
      >
        <p className={styles.form}>
          {sendsMail && (
            <LinkButton look="primary" to={forgotPath}>
              {words.requestAgain}
            </LinkButton>
          )}
          <LinkButton to={signInPath}>{words.submit}</LinkButton>
        </p>
      </SignInFrame>
    )
  }
  const { token, link } = loaderData
  const isInvitation = link.purpose === 'invitation'
  const title = isInvitation ? words.invited : words.due
  return (
    <SignInFrame
      name={title}
      title={title}
      introduction={isInvitation ? words.invitedHint : words.linkHint}
    >
      <LinkForm
        key={token}
        token={token}
        link={link}
        onVoid={() => void revalidate()}
        onDone={(isSignedIn) =>
          void navigate(isSignedIn ? homePath : signInPath, { replace: true })
        }
      />
    </SignInFrame>
  )
}
