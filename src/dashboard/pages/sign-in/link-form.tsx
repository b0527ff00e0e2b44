import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useFocusOnWrong } from '../../kit/forms/use-focus-on-wrong.ts'
import { NewPasswordFields } from '../../kit/passwords/new-password-fields.tsx'
import styles from './sign-in.module.css'
import { type LinkUse, useLinkForm } from './use-link-form.ts'
import { signInWords } from './words.ts'

export function LinkForm(props: LinkUse) {
  const words = useWords(signInWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const { values, change, wrong, failure, isSaving, save } = useLinkForm(props)
  const form = useFocusOnWrong(wrong)
  const { name, email, purpose } = props.link
  const isInvitation = purpose === 'invitation'
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) save()
      }}
    >
      {failure && <FormAlert title={translate(failure.message)} />}
      <p className={styles.whose}>
        {!isInvitation && <bdi>{name}</bdi>}
        <bdi dir="ltr">{email}</bdi>
      </p>
      {/* Password managers ask whose it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
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
      <Button type="submit" look="primary" isPending={isSaving}>
        {isSaving ? common.actions.saving : words.save}
      </Button>
    </form>
  )
}
