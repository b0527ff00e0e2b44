import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { UserResponse } from '../../../contract/users.ts'
import { roleNames } from '../../../domain/people/user.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { accountPath } from '../../app/session.ts'
import type { UserFormState } from './use-user-form.ts'
import { UserStatus } from './user-columns.tsx'
import styles from './users.module.css'

export function RoleFields({ form: { values, wrong, change } }: { form: UserFormState }) {
  const words = useWords(userWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const id = useId()
  const isAdmin = values.roleName === 'admin'
  return (
    <>
      <SelectField
        label={words.role}
        options={roleNames.map((id) => ({ id, name: common.roles[id] }))}
        value={values.roleName}
        onChange={(roleName) => change({ roleName })}
        hint={isAdmin ? <AdminWarning /> : words.editorHint}
        error={wrong.role_id && translate(wrong.role_id)}
      />
      {!values.invites && (
        <div className={styles.status}>
          <Checkbox
            label={words.isActive}
            isChecked={values.isActive}
            describedBy={id}
            onChange={(isActive) => change({ isActive })}
          />
          <p id={id}>{words.activeHint}</p>
        </div>
      )}
    </>
  )
}

function AdminWarning() {
  const words = useWords(userWords)
  return (
    <span className={styles.warning}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{words.adminWarning}</span>
    </span>
  )
}

export function OwnRole({ user }: { user: UserResponse }) {
  const common = useWords(commonWords)
  const words = useWords(userWords)
  return (
    <div className={styles.own}>
      <p className={styles.office}>
        {common.roles[user.role_name]} <UserStatus user={user} />
      </p>
      <p>{words.ownRole}</p>
      <p>
        <Link to={accountPath}>{words.ownPassword}</Link>
      </p>
    </div>
  )
}
