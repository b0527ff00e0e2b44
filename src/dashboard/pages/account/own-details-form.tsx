import type { OwnUserResponse } from '../../../contract/session.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { AvatarPicker } from '../../editor/avatars/avatar-picker.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { LeaveGuard } from '../../kit/forms/leave-guard.tsx'
import cards from '../../kit/cards.module.css'
import styles from '../../kit/kit.module.css'
import { accountWords } from './words.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { accountForm } from '../../../contract/users.ts'
import { messages } from '../../../domain/messages.ts'
import { cleaned } from '../../../domain/text/short-value.ts'
import { accountApi } from '../../../api/client/account-api.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { type AvatarChoice, sentAvatar } from '../../editor/avatars/avatar-choice.ts'
import { Form } from '../../kit/forms/form.tsx'
import { useSubmission, wrongFieldsOf } from '../../kit/forms/use-submission.ts'

export function OwnDetailsForm({ user }: { user: OwnUserResponse }) {
  const words = useWords(accountWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const { values, change, wrong, failure, isSaving, isDirty, save } = useOwnDetails(user)
  return (
    <Form className={styles.form} wrong={wrong} isSaving={isSaving} onSubmit={save}>
      {failure && <FormAlert title={translate(failure.message)} />}
      <AvatarPicker
        key={user.avatar}
        name={values.name}
        stored={user.avatar}
        value={values.avatar}
        onChange={(avatar) => change({ avatar })}
        error={wrong.avatar ?? wrong.avatar_media}
      />
      <TextField
        label={words.name}
        autoComplete="name"
        value={values.name}
        onChange={(name) => change({ name })}
        error={wrong.name && translate(wrong.name)}
      />
      <dl className={cards.facts}>
        <dt>{words.email}</dt>
        <dd>
          <bdi dir="ltr">{user.email}</bdi>
        </dd>
        <dt>{words.role}</dt>
        <dd>{common.roles[user.role_name]}</dd>
      </dl>
      <p className={cards.hint}>{words.byAdministrators}</p>
      <Button type="submit" look="primary" isPending={isSaving}>
        {isSaving ? common.actions.saving : common.actions.save}
      </Button>
      <LeaveGuard isDirty={isDirty} />
    </Form>
  )
}

type OwnDetails = {
  name: string
  avatar: AvatarChoice
}

function useOwnDetails(saved: OwnUserResponse) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Partial<OwnDetails>>({})
  const { refuse, send, ...sending } = useSubmission()
  const values: OwnDetails = { name: saved.name, avatar: saved.avatar, ...edited }
  const name = cleaned('line', values.name)
  const changes = {
    ...(name !== saved.name && { name }),
    ...(values.avatar !== saved.avatar && sentAvatar(values.avatar)),
  }
  const isDirty = Object.keys(changes).length > 0

  async function save() {
    const { error } = accountForm.pick({ name: true }).safeParse({ name: values.name })
    refuse(error ? wrongFieldsOf(error) : {})
    if (error) return
    if (!isDirty) return showToast('info', messages.noUserChanges)
    const isTaken = await send(() => client(accountApi).change(changes))
    if (!isTaken) return
    await revalidate()
    setEdited({})
    showToast('success', messages.accomplished)
  }

  return {
    values,
    change: (changed: Partial<OwnDetails>) => setEdited((now) => ({ ...now, ...changed })),
    ...sending,
    isDirty,
    save: () => void save(),
  }
}
