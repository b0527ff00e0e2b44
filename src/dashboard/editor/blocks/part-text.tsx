import { useId } from 'react'
import { richBlockTexts } from '../../../domain/rich-text/rich-text.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { TextInLanguage } from '../languages/text-in-language.tsx'
import { RichTextInLanguage } from '../rich-text/rich-text-in-language.tsx'
import type { FieldOf } from './blocks-form.ts'
import { type BlockField, blockWords } from './words.ts'

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
