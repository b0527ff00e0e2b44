import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { documentWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import type { SentFiles } from './sent-files.ts'
import styles from './document.module.css'

/** `forecast` says what a save does, `other` is another way to save. */
export type Saving = {
  label: string
  forecast: string
  other: { name: string; run: () => void } | null
}

type SaveBarProps = {
  isSaving: boolean
  sent: SentFiles | null
  saving: Saving | undefined
  choice: ReactNode
  onSave: () => void
  onDiscard: () => void
  onCancel: () => void
}

export function SaveBar({
  isSaving,
  sent,
  saving,
  choice,
  onSave,
  onDiscard,
  onCancel,
}: SaveBarProps) {
  const words = useWords(documentWords)
  const common = useWords(commonWords)
  return (
    <div className={styles.dock} data-save-bar>
      <section className={styles.bar} aria-label={words.unsaved}>
        <output>{sent ? <SendingFiles {...sent} /> : (saving?.forecast ?? words.unsaved)}</output>
        {!sent && choice}
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
        {saving?.other && !sent && (
          <Button isDisabled={isSaving} onPress={saving.other.run}>
            {saving.other.name}
          </Button>
        )}
        <Button look="primary" isPending={isSaving} onPress={onSave}>
          {saving?.label ?? common.actions.save}
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
