import { useId } from 'react'
import type { UserResponse } from '../../../contract/users.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { useSendsMail } from '../../app/company.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { NewPasswordFields } from '../../kit/passwords/new-password-fields.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import { AvatarPicker } from '../../editor/avatars/avatar-picker.tsx'
import type { MadeLink } from './one-time-link-dialog.tsx'
import { RoleFields, OwnRole } from './role-fields.tsx'
import { type UserFormState, useUserForm } from './use-user-form.ts'
import styles from './users.module.css'

type UserDialogProps = {
  user: UserResponse | null
  onInvited: (made: MadeLink) => void
  onClose: () => void
}

export function UserDialog({ user, onInvited, onClose }: UserDialogProps) {
  const words = useWords(userWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const form = useUserForm(user, { onInvited, onSaved: onClose })
  const ownId = useShellData()?.user.id
  const isOwn = user !== null && user.id === ownId
  const { values, wrong, change } = form
  return (
    <FormDialog
      title={user ? words.edit : words.addOne}
      submit={values.invites ? words.invite : common.actions.save}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      failure={form.failure && translate(form.failure.message)}
      wrong={wrong}
      onSubmit={form.save}
      onClose={onClose}
    >
      <AvatarPicker
        name={values.name}
        stored={user?.avatar ?? ''}
        value={values.avatar}
        onChange={(avatar) => change({ avatar })}
        error={wrong.avatar ?? wrong.avatar_media}
      />
      <div className={styles.fields}>
        <Person form={form} />
        {isOwn ? <OwnRole user={user} /> : <RoleFields form={form} />}
        {user === null && <InvitesChoice form={form} />}
        {user && (
          <p className={styles.steps}>{user.second_factor ? words.twoSteps : words.oneStep}</p>
        )}
        {!isOwn && !values.invites && (
          <NewPasswordFields
            isNew={user !== null}
            isOptional={user !== null}
            values={values}
            onChange={change}
            wrong={wrong}
            known={[values.name, values.email]}
          />
        )}
        {!isOwn && !values.invites && (
          <Checkbox
            label={words.mustChangePassword}
            isChecked={values.mustChangePassword}
            onChange={(mustChangePassword) => change({ mustChangePassword })}
          />
        )}
      </div>
    </FormDialog>
  )
}

function InvitesChoice({ form: { values, change } }: { form: UserFormState }) {
  const words = useWords(userWords)
  const sendsMail = useSendsMail()
  const id = useId()
  return (
    <div className={styles.invites}>
      <Checkbox
        label={words.invites}
        isChecked={values.invites}
        describedBy={id}
        onChange={(invites) => change({ invites, password: '', confirmation: '' })}
      />
      <p id={id} hidden={!values.invites}>
        {sendsMail ? words.invitesMailHint : words.invitesHint}
      </p>
    </div>
  )
}

function Person({ form: { values, wrong, change } }: { form: UserFormState }) {
  const words = useWords(userWords)
  const { translate } = useLocale()
  return (
    <>
      <TextField
        inputRef={focusWhenShown}
        label={words.username}
        autoComplete="off"
        value={values.name}
        onChange={(name) => change({ name })}
        error={wrong.name && translate(wrong.name)}
      />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        value={values.email}
        onChange={(email) => change({ email })}
        error={wrong.email && translate(wrong.email)}
      />
    </>
  )
}
