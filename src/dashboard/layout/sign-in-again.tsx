import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import { useShellData } from '../app/shell/use-shell-data.ts'
import { PasskeyOrPassword } from '../pages/sign-in/passkey-or-password.tsx'
import type { Session } from './use-session.ts'

export function SignInAgain({ session }: { session: Session }) {
  const words = useWords(layoutWords)
  const { revalidate } = useRevalidator()
  const user = useShellData()?.user
  const { title, hint, later } = words.session
  return (
    <Dialog
      isQuestion
      isOpen={session.isAsking}
      onClose={session.later}
      title={title}
      actions={<Button onPress={session.later}>{later}</Button>}
    >
      <p>{hint}</p>
      <PasskeyOrPassword
        email={user?.email ?? ''}
        onSignedIn={({ id }) => {
          session.resume()
          if (id !== user?.id) void revalidate()
        }}
      />
    </Dialog>
  )
}
