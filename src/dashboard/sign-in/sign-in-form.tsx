import { type Control, Controller } from 'react-hook-form'
import { type Credentials } from '../../domain/user.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormAlert } from '../fields/form-alert.tsx'
import { useInterface } from '../interface.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './sign-in.module.css'
import { useSignIn } from './use-sign-in.ts'

export function SignInForm({ next }: { next: string }) {
  const { words, said } = useInterface()
  const { control, submit, failure, isRunning } = useSignIn(next)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <FormAlert title={said(failure)} />}
      <EmailField control={control} />
      <PasswordField control={control} isRunning={isRunning} />
      <Button type="submit" look="primary" isPending={isRunning}>
        {isRunning ? words.signIn.submitting : words.signIn.submit}
      </Button>
    </form>
  )
}

function EmailField({ control }: { control: Control<Credentials> }) {
  const { words, said } = useInterface()
  return (
    <Controller
      name="email"
      control={control}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={words.signIn.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          error={error?.message && said(error.message)}
        />
      )}
    />
  )
}
