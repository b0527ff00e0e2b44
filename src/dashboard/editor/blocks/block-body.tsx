import type { ReactNode } from 'react'
import { type BlockKind, blockTexts } from '../../../domain/pages/block.ts'
import { LanguageColumns } from '../languages/language-columns.tsx'
import type { FieldOf } from './blocks-form.ts'
import styles from './block-body.module.css'
import { PartText } from './part-text.tsx'

type BlockBodyProps = {
  id: string
  kind: BlockKind
  fieldOf: FieldOf
  /** All languages share these fields. */
  shared?: ReactNode
  /** Beneath both: its items. */
  children?: ReactNode
}

/** The texts of a block in every language, what they share beside them, and its items. */
export function BlockBody({ id, kind, fieldOf, shared, children }: BlockBodyProps) {
  const fields = Object.entries(blockTexts[kind].texts)
  return (
    <div className={styles.room}>
      <div className={styles.body}>
        {fields.length > 0 && (
          <LanguageColumns>
            {(language) =>
              fields.map(([field, limit]) => (
                <PartText key={field} {...{ id, field, limit, language, fieldOf }} />
              ))
            }
          </LanguageColumns>
        )}
        {shared && <div className={styles.shared}>{shared}</div>}
      </div>
      {children}
    </div>
  )
}
