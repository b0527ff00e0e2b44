import type { ReactNode } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { LanguageColumns } from '../languages/language-columns.tsx'
import styles from './part-forms.module.css'

type PartBodyProps = {
  renderTexts: ((language: LanguageCode) => ReactNode) | null
  shared?: ReactNode
  children?: ReactNode
}

export function PartBody({ renderTexts, shared, children }: PartBodyProps) {
  return (
    <div className={styles.room}>
      <div className={styles.body}>
        {renderTexts && <LanguageColumns>{renderTexts}</LanguageColumns>}
        {shared && <div className={styles.shared}>{shared}</div>}
      </div>
      {children}
    </div>
  )
}
