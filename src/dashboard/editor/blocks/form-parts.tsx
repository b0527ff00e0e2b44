import { type ReactNode, useId } from 'react'
import { type BlockKind, blockTexts } from '../../../domain/pages/block.ts'
import { LanguageColumns } from '../languages/language-columns.tsx'
import type { FieldOf } from './blocks-form.ts'
import { richBlockTexts } from '../../../domain/rich-text/rich-text.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { TextInLanguage } from '../languages/text-in-language.tsx'
import { RichTextInLanguage } from '../rich-text/rich-text-in-language.tsx'
import { type BlockField, blockWords } from './words.ts'
import { LabelledChoice, SegmentedChoice } from '../../kit/fields/choices.tsx'
import styles from './block-forms.module.css'

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

const longText = 400

type PartTextProps = {
  id: string
  field: string
  limit: number
  language: LanguageCode
  fieldOf: FieldOf
}

export function PartText({ id, field, limit, language, fieldOf }: PartTextProps) {
  const words = useWords(blockWords)
  const textId = useId()
  const value = fieldOf(`${field}:${id}`, language, words.fields[field as BlockField])
  return richBlockTexts.includes(field) ? (
    <RichTextInLanguage {...value} textId={textId} />
  ) : (
    <TextInLanguage {...value} limit={limit} isLong={limit >= longText} />
  )
}

type SettingChoiceProps<Value extends string> = {
  label: string
  names: Record<Value, string>
  chosen: Value
  onChoose: (value: Value) => void
}

export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { label, names, chosen, onChoose } = props
  const options = Object.entries(names) as [Value, string][]
  return (
    <LabelledChoice label={label}>
      <SegmentedChoice
        label={label}
        options={options.map(([key, name]) => ({ key, name }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </LabelledChoice>
  )
}
