import { IconArrowBackUp } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import styles from './undo-notice.module.css'

/** Stays on the page, unlike a message, until what was done is taken back or the page is left. */
export function UndoNotice({ sentence, onUndo }: { sentence: string; onUndo: () => void }) {
  const words = useWords(commonWords)
  return (
    <div className={styles.notice}>
      <output>{sentence}</output>
      <Button
        look="quiet"
        icon={<IconArrowBackUp className="flip" size={18} aria-hidden="true" />}
        onPress={onUndo}
      >
        {words.actions.undo}
      </Button>
    </div>
  )
}
