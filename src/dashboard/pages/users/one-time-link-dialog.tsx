import type { Result } from '../../../api/client/send.ts'
import type { OneTimeLinkResponse, UserResponse } from '../../../contract/users.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { usersApi } from '../../../api/client/users-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import kit from '../../kit/kit.module.css'
import { Timestamp } from '../../kit/timestamp.tsx'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import styles from './users.module.css'
import { userWords } from './words.ts'

export type MadeLink = { user: UserResponse; link: Promise<Result<OneTimeLinkResponse>> }

export function madeLinkTo(user: UserResponse): MadeLink {
  return { user, link: client(usersApi).makeLink(user.id) }
}

type OneTimeLinkDialogProps = { made: MadeLink; onRetry: () => void; onClose: () => void }

export function OneTimeLinkDialog({ made, onRetry, onClose }: OneTimeLinkDialogProps) {
  const words = useWords(userWords)
  const { actions } = useWords(commonWords)
  const { value: result, isWaiting } = useLatestValue(made.link)
  const { user } = made
  const purpose = user.invited ? 'invitation' : 'reset'
  return (
    <Dialog
      isOpen
      isForm
      title={words.linkTitles[purpose](user.name)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{actions.close}</Button>
          {result?.ok && (
            <CopyButton look="primary" name={words.copyLink} text={result.value.link} />
          )}
          {result && !result.ok && (
            <Button look="primary" isPending={isWaiting} onPress={onRetry}>
              {actions.retry}
            </Button>
          )}
        </>
      }
    >
      {!result && <Spinner isLarge />}
      {result && !result.ok && <Failure reason={result.message} />}
      {result?.ok && <OneTimeLink email={user.email} {...result.value} />}
    </Dialog>
  )
}

function Failure({ reason }: { reason: string }) {
  const words = useWords(userWords)
  const { translate } = useLocale()
  return <FormAlert title={words.linkFailed}>{translate(reason)}</FormAlert>
}

function OneTimeLink(props: OneTimeLinkResponse & { email: string }) {
  const { email, link, purpose, expires_at: until, mailed_to: mailedTo } = props
  const words = useWords(userWords)
  return (
    <div className={styles.link}>
      {mailedTo && <output>{words.linkMailed(mailedTo)}</output>}
      <p>{mailedTo ? words.linkSecondWay : words.linkWarning(email)}</p>
      <code dir="ltr" className={kit.code}>
        {link}
      </code>
      <p>
        {words.linkUntil} <Timestamp date={until} />
      </p>
      <p>{words.linkHints[purpose]}</p>
    </div>
  )
}
