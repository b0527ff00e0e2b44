import { type Control, Controller } from 'react-hook-form'
import { type Credentials } from '../../../domain/user.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { signInWords } from './words.ts'
import { PasswordField } from './password-field.tsx'
import styles from './sign-in.module.css'
import { type SignIn, useSignIn } from './use-sign-in.ts'
import { Waiting } from '../../kit/passwords/waiting.tsx'

export function SignInForm(signIn: SignIn) {
  const words = useWords(signInWords)
  const { translate } = useLocale()
  const { control, submit, refusal, isRunning } = useSignIn(signIn)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal && (
        <div>
          <FormAlert title={translate(refusal.message)} />
          <Waiting key={refusal.seconds} seconds={refusal.seconds} />
        </div>
      )}
      <EmailField control={control} />
      <PasswordField control={control} isRunning={isRunning} />
      <Button type="submit" look="primary" isPending={isRunning}>
        {isRunning ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

function EmailField({ control }: { control: Control<Credentials> }) {
  const words = useWords(signInWords)
  const { translate } = useLocale()
  return (
    <Controller
      name="email"
      control={control}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          error={error?.message && translate(error.message)}
        />
      )}
    />
  )
}
