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
  shared?: ReactNode
  children?: ReactNode
}

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
