import { Button } from '../../ui/button.tsx'
import { useInterface } from '../interface.tsx'
import styles from './save-bar.module.css'

type SaveBarProps = { isSaving: boolean; onSave: () => void; onDiscard: () => void }

/** A second way to save, always in reach while something is unsaved. */
export function SaveBar({ isSaving, onSave, onDiscard }: SaveBarProps) {
  const { words } = useInterface()
  return (
    <div className={styles.place} data-save-bar>
      <section className={styles.bar} aria-label={words.form.unsaved}>
        <p>{words.form.unsaved}</p>
        <Button isDisabled={isSaving} onPress={onDiscard}>
          {words.actions.discard}
        </Button>
        <Button look="primary" isPending={isSaving} onPress={onSave}>
          {words.actions.save}
        </Button>
      </section>
    </div>
  )
}
