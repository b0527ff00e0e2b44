import { type ReactNode, useId } from 'react'
import { type BlockItem, type BlockKind, blockTexts } from '../../../domain/pages/block.ts'
import type { FieldOf } from './blocks-form.ts'
import { richBlockTexts } from '../../../domain/rich-text/rich-text.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { TextInLanguage } from '../languages/text-in-language.tsx'
import { RichTextInLanguage } from '../rich-text/rich-text-in-language.tsx'
import { ItemList } from '../parts/item-list.tsx'
import { PartBody } from '../parts/part-body.tsx'
import { type BlockField, type BlockWords, blockWords } from './words.ts'

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
    <PartBody
      renderTexts={
        fields.length > 0
          ? (language) =>
              fields.map(([field, limit]) => (
                <PartText key={field} {...{ id, field, limit, language, fieldOf }} />
              ))
          : null
      }
      shared={shared}
    >
      {children}
    </PartBody>
  )
}

type BlockItemsProps<Item extends BlockItem> = {
  kind: keyof BlockWords['items']
  items: Item[]
  onChange: (items: Item[]) => void
  fieldOf: FieldOf
  revision: number
  adding: ReactNode
  children?: (item: Item, index: number) => ReactNode
}

export function BlockItems<Item extends BlockItem>(props: BlockItemsProps<Item>) {
  const { kind, fieldOf, ...list } = props
  const words = useWords(blockWords)
  const fields = Object.entries(blockTexts[kind].itemTexts)
  return (
    <ItemList
      {...list}
      one={words.items[kind].one}
      renderTexts={(id, language) =>
        fields.map(([field, limit]) => (
          <PartText key={field} {...{ id, field, limit, language, fieldOf }} />
        ))
      }
    />
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

function PartText({ id, field, limit, language, fieldOf }: PartTextProps) {
  const words = useWords(blockWords)
  const textId = useId()
  const value = fieldOf(`${field}:${id}`, language, words.fields[field as BlockField])
  return richBlockTexts.includes(field) ? (
    <RichTextInLanguage {...value} textId={textId} />
  ) : (
    <TextInLanguage {...value} limit={limit} isLong={limit >= longText} />
  )
}
