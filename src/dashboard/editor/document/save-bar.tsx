import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { documentWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import type { SentFiles } from './sent-files.ts'
import styles from './save-bar.module.css'

type SaveBarProps = {
  isSaving: boolean
  sent: SentFiles | null
  onSave: () => void
  onDiscard: () => void
  onCancel: () => void
}

export function SaveBar({ isSaving, sent, onSave, onDiscard, onCancel }: SaveBarProps) {
  const words = useWords(documentWords)
  const common = useWords(commonWords)
  return (
    <div className={styles.dock} data-save-bar>
      <section className={styles.bar} aria-label={words.unsaved}>
        <p>{sent ? <SendingFiles {...sent} /> : words.unsaved}</p>
        {sent ? (
          // Files that have gone as a whole may be saved already.
          <Button isDisabled={sent.share === 1} onPress={onCancel}>
            {words.cancelSending}
          </Button>
        ) : (
          <Button isDisabled={isSaving} onPress={onDiscard}>
            {common.actions.discard}
          </Button>
        )}
        <Button look="primary" isPending={isSaving} onPress={onSave}>
          {common.actions.save}
        </Button>
      </section>
    </div>
  )
}

function SendingFiles({ files, share }: SentFiles) {
  const words = useWords(documentWords)
  if (share === 1) return words.processingFiles(files.length)
  return (
    <>
      {words.sendingFiles(files.length)} <bdi className="num">{`${Math.floor(share * 100)}%`}</bdi>
    </>
  )
}
