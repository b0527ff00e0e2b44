import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormAlert } from '../fields/form-alert.tsx'
import styles from './failure-panel.module.css'

type FailurePanelProps = {
  title: string
  reason?: string
  isWaiting?: boolean
  look?: 'primary'
  children?: ReactNode
}

export function FailurePanel({ title, reason, isWaiting, look, children }: FailurePanelProps) {
  const words = useWords(commonWords)
  const { translate } = useLocale()
  const { revalidate, state } = useRevalidator()
  return (
    <div className={styles.failure}>
      <FormAlert title={title}>{reason && <p>{translate(reason)}</p>}</FormAlert>
      <div className={styles.actions}>
        <Button
          {...(look && { look })}
          isPending={isWaiting || state === 'loading'}
          onPress={() => void revalidate()}
        >
          {words.actions.retry}
        </Button>
        {children}
      </div>
    </div>
  )
}
