import { useState } from 'react'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { NewPasswordFields } from '../../kit/passwords/new-password-fields.tsx'
import { PasswordOwner } from '../../kit/passwords/password-field.tsx'
import styles from './sign-in.module.css'
import { signInWords } from './words.ts'
import type { LinkResponse } from '../../../contract/links.ts'
import { messages } from '../../../domain/messages.ts'
import type { Json } from '../../../api/client/call-endpoint.ts'
import { linksApi } from '../../../api/client/links-api.ts'
import { sessionApi } from '../../../api/client/session-api.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { Form } from '../../kit/forms/form.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { checked, loadLinkChecks } from './checked.ts'
import { startSession } from './use-sign-in.ts'

export function LinkForm(props: LinkUse) {
  const words = useWords(signInWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const { values, change, wrong, failure, isSaving, save } = useLinkForm(props)
  const { name, email, purpose } = props.link
  const isInvitation = purpose === 'invitation'
  return (
    <Form className={styles.form} wrong={wrong} isSaving={isSaving} onSubmit={save}>
      {failure && <FormAlert title={translate(failure.message)} />}
      <p className={styles.whose}>
        {!isInvitation && <bdi>{name}</bdi>}
        <bdi dir="ltr">{email}</bdi>
      </p>
      <PasswordOwner email={email} />
      {isInvitation && (
        <TextField
          label={words.name}
          value={values.name}
          onChange={(name) => change({ name })}
          autoComplete="name"
          error={wrong.name && translate(wrong.name)}
        />
      )}
      <NewPasswordFields
        isNew
        values={values}
        onChange={change}
        wrong={wrong}
        known={[name, email]}
      />
      <PlainButton type="submit" look="primary" isPending={isSaving}>
        {isSaving ? common.actions.saving : words.save}
      </PlainButton>
    </Form>
  )
}

type LinkUse = {
  token: string
  link: LinkResponse
  /** The link was used, or has expired, since the page was opened. */
  onVoid: () => void
  onDone: (isSignedIn: boolean) => void
}

type LinkValues = { name: string; password: string; confirmation: string }

function useLinkForm({ token, link, onVoid, onDone }: LinkUse) {
  const { language } = useLocale()
  const [values, setValues] = useState<LinkValues>({
    name: link.name,
    password: '',
    confirmation: '',
  })
  const { refuse, send, ...sending } = useSubmission({ hasToast: false })

  async function save() {
    const { password, name } = values
    const json = { token, password, ...(link.purpose === 'invitation' && { name }) }
    refuse({})
    const isDone = await send(() => checked(wrongIn(json), () => use(json)))
    if (!isDone) return
    const signedIn = await client(sessionApi).signIn({ email: link.email, password })
    const begun = signedIn.ok && 'token' in signedIn.value ? signedIn.value : null
    if (begun) startSession(begun, language)
    showToast('success', messages.accomplished)
    onDone(begun !== null)
  }

  async function wrongIn(json: Json<'POST /links/use'>) {
    const { wrongLinkUse } = await loadLinkChecks()
    return wrongLinkUse(json, values.confirmation)
  }

  async function use(json: Json<'POST /links/use'>) {
    const result = await client(linksApi).use(json)
    if (!result.ok && result.status === 404) onVoid()
    return result
  }

  function change(changed: Partial<LinkValues>) {
    setValues((now) => ({ ...now, ...changed }))
    loadLinkChecks().catch(() => {})
  }

  return {
    values,
    change,
    ...sending,
    save: () => void save().catch(() => refuse({}, { message: messages.unexpected })),
  }
}
