import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import styles from './page-form.module.css'
import { pageWords } from './words.ts'

/** Gives the home page the parts it had at first, once that is asked for. */
export function FirstOrder({ onReset }: { onReset: () => void }) {
  const words = useWords(pageWords)
  const [isAsking, setAsking] = useState(false)
  return (
    <p className={styles.firstOrder}>
      <Button look="quiet" onPress={() => setAsking(true)}>
        {words.firstOrder}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={words.firstOrderQuestion}
        explanation={words.firstOrderHint}
        confirm={words.firstOrderConfirm}
        onConfirm={() => {
          setAsking(false)
          onReset()
        }}
        onCancel={() => setAsking(false)}
      />
    </p>
  )
}
