import { useState } from 'react'
import { Link } from 'react-router'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { linksApi } from '../../../api/client/links-api.ts'
import { client } from '../../app/client.ts'
import { useSendsMail } from '../../app/company.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { signInPath } from '../../app/session.ts'
import { Form } from '../../kit/forms/form.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { messages } from '../../../domain/messages.ts'
import { checked, loadCredentialChecks } from './checked.ts'
import { WaitingAlert } from '../../kit/passwords/waiting.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in.module.css'
import { signInWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export default function ForgotPage() {
  const words = useWords(signInWords)
  const { translate } = useLocale()
  const sendsMail = useSendsMail()
  const [answer, setAnswer] = useState('')
  const hint = sendsMail ? words.requestHint : words.noMail
  return (
    <SignInFrame
      name={words.forgot}
      title={answer ? words.requested : words.forgot}
      {...(!answer && { introduction: hint })}
    >
      <output className={styles.answer}>{translate(answer)}</output>
      {answer && <p className={styles.introduction}>{words.requestedHint}</p>}
      {sendsMail && !answer && <RequestForm onSent={setAnswer} />}
      <p className={styles.forgotten}>
        <Link key={answer} {...(answer && { ref: focusWhenShown })} to={signInPath}>
          {words.back}
        </Link>
      </p>
    </SignInFrame>
  )
}

function RequestForm({ onSent }: { onSent: (answer: string) => void }) {
  const words = useWords(signInWords)
  const { translate } = useLocale()
  const { email, change, wrong, failure, isSaving, submit } = useRequest(onSent)
  return (
    <Form className={styles.form} wrong={wrong} isSaving={isSaving} onSubmit={submit}>
      {failure && <WaitingAlert failure={failure} />}
      <TextField
        label={words.email}
        value={email}
        onChange={change}
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        error={wrong.email && translate(wrong.email)}
      />
      <PlainButton type="submit" look="primary" isPending={isSaving}>
        {isSaving ? words.requesting : words.request}
      </PlainButton>
    </Form>
  )
}

function useRequest(onSent: (answer: string) => void) {
  const [email, setEmail] = useState('')
  const { refuse, send, ...sending } = useSubmission({ hasToast: false })

  async function submit() {
    refuse({})
    const answer = await send(() => checked(findWrong(), () => client(linksApi).request(email)))
    if (answer) onSent(answer.message)
  }

  async function findWrong() {
    const { wrongAddress } = await loadCredentialChecks()
    return wrongAddress({ email })
  }

  function change(email: string) {
    setEmail(email)
    loadCredentialChecks().catch(() => {})
  }

  return {
    email,
    change,
    ...sending,
    submit: () => void submit().catch(() => refuse({}, { message: messages.unexpected })),
  }
}
