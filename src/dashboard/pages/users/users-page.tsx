import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import type { UserResponse } from '../../../contract/users.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useWords, useLocale } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { userWords } from './words.ts'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import type { Route } from './+types/users-page.ts'
import { UserList } from './user-list.tsx'
import { addressOf, requestOf, viewOf } from './user-view.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { NewPasswordFields } from '../../kit/passwords/new-password-fields.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import { AvatarPicker } from '../../editor/avatars/avatar-picker.tsx'
import { RoleFields, OwnRole } from './role-fields.tsx'
import { type UserFormState, useUserForm } from './use-user-form.ts'
import styles from './users.module.css'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

/** The list is not waited for: its rows are shown as a skeleton at once. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  adminsOnly()
  const view = viewOf(new URL(request.url).searchParams)
  return { view, list: client().users.list(requestOf(view)) }
}

export default function UsersPage({ loaderData: { view, list } }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(userWords)
  const { value: result, isWaiting } = useLatestValue(list)
  const [edited, setEdited] = useState<UserResponse | 'new' | null>(null)
  const found = result?.ok ? result.value : undefined
  const lastPage = isWaiting || !found ? Infinity : found.total_pages
  if (view.page > lastPage) return <Navigate replace to={addressOf({ ...view, page: lastPage })} />
  return (
    <>
      <PageHead
        title={shell.pages.users}
        badge={found && <CountBadge count={found.total} name={words.count} />}
      >
        <Button
          look="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          onPress={() => setEdited('new')}
        >
          {words.add}
        </Button>
      </PageHead>
      <UserList view={view} result={result} isWaiting={isWaiting} onEdit={setEdited} />
      {edited && (
        <UserDialog user={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

type UserDialogProps = {
  user: UserResponse | null
  onClose: () => void
}

function UserDialog({ user, onClose }: UserDialogProps) {
  const words = useWords(userWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const form = useUserForm(user, onClose)
  const ownId = useShellData()?.user.id
  const isOwn = user !== null && user.id === ownId
  const { values, wrong, change } = form
  return (
    <FormDialog
      title={user ? words.edit : words.addOne}
      submit={common.actions.save}
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
        {!isOwn && (
          <NewPasswordFields
            isNew={user !== null}
            isOptional={user !== null}
            values={values}
            onChange={change}
            wrong={wrong}
            known={[values.name, values.email]}
          />
        )}
        {!isOwn && (
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
