import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { download } from '../../kit/download.ts'
import styles from './account.module.css'
import { accountWords } from './words.ts'

type RecoveryCodesProps = { codes: string[] | null; onClose: () => void }

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { twoSteps: words } = useWords(accountWords)
  const { actions } = useWords(commonWords)
  const [isKept, setKept] = useState(false)
  if (!codes) return null
  const text = codes.join('\n')
  return (
    <Dialog
      isOpen
      isForm
      title={words.codes}
      onClose={() => isKept && onClose()}
      actions={
        <Button look="primary" isDisabled={!isKept} onPress={onClose}>
          {actions.close}
        </Button>
      }
    >
      <div className={styles.setup}>
        <p>{words.keep}</p>
        <ul className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={styles.acts}>
          <CopyButton look="secondary" text={text} />
          <Button
            onPress={() =>
              download(
                `${location.hostname}-recovery-codes.txt`,
                new Blob([text], { type: 'text/plain' }),
              )
            }
          >
            {words.download}
          </Button>
          <Button onPress={() => print()}>{words.print}</Button>
        </div>
        <Checkbox label={words.kept} isChecked={isKept} onChange={setKept} />
      </div>
    </Dialog>
  )
}
