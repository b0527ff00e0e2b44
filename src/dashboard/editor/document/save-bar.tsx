import { Button } from '../../../ui/button.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import type { SentFiles } from './sent-files.ts'
import styles from './save-bar.module.css'

type SaveBarProps = {
  isSaving: boolean
  /** The files on their way, if any. */
  sent: SentFiles | null
  onSave: () => void
  onDiscard: () => void
  onCancel: () => void
}

/** A second way to save, always in reach while something is unsaved; stops files on their way. */
export function SaveBar({ isSaving, sent, onSave, onDiscard, onCancel }: SaveBarProps) {
  const { words } = useInterface()
  return (
    <div className={styles.place} data-save-bar>
      <section className={styles.bar} aria-label={words.form.unsaved}>
        <p>{sent ? <SendingFiles {...sent} /> : words.form.unsaved}</p>
        {sent ? (
          // What has gone as a whole may be saved already.
          <Button isDisabled={sent.share === 1} onPress={onCancel}>
            {words.saving.cancelSending}
          </Button>
        ) : (
          <Button isDisabled={isSaving} onPress={onDiscard}>
            {words.actions.discard}
          </Button>
        )}
        <Button look="primary" isPending={isSaving} onPress={onSave}>
          {words.actions.save}
        </Button>
      </section>
    </div>
  )
}

function SendingFiles({ files, share }: SentFiles) {
  const { words } = useInterface()
  return (
    <>
      {words.saving.sendingFiles(files.length)}{' '}
      <bdi className="num">{`${Math.floor(share * 100)}%`}</bdi>
    </>
  )
}
