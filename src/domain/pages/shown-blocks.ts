import {
  type Block,
  type BlockItem,
  type BlockKind,
  type BlockOf,
  blockTexts,
  type ShownBlock,
  type ShownBlockOf,
} from './block.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Page } from './page.ts'

type Needs<Kind extends BlockKind> = {
  block?: (block: ShownBlockOf<Kind>) => boolean
  item?: (item: Record<string, string>) => boolean
}

const hasItems = ({ items }: { items: unknown[] }) => items.length > 0

const needs: { [Kind in BlockKind]: Needs<Kind> } = {
  text: { block: ({ body }) => body !== '' },
  picture: { block: ({ picture }) => picture !== null },
  beside: { block: ({ body }) => body !== '' },
  gallery: { block: hasItems },
  quote: { block: ({ words }) => words !== '' },
  facts: { block: hasItems, item: ({ value, label }) => Boolean(value && label) },
  questions: { block: hasItems, item: ({ question, answer }) => Boolean(question && answer) },
  people: { block: hasItems, item: ({ name }) => Boolean(name) },
  action: { block: ({ heading }) => heading !== '' },
  video: {},
  downloads: { block: hasItems },
  events: { block: hasItems, item: ({ title }) => Boolean(title) },
  form: { block: ({ form }) => form !== null },
  articles: {},
  partners: {},
  contact: {},
  about: {},
  posts: {},
  business: {},
  products: {},
}

/**
 * Blocks keep their order; texts that are blank in the language are not shown in it, and no heading
 * stays alone (PAG-4).
 */
export function shownBlocks(
  { order, blocks, texts }: Pick<Page, 'order' | 'blocks' | 'texts'>,
  language: LanguageCode,
): ShownBlock[] {
  const written = texts[language] ?? {}
  return order.flatMap((id) => {
    const block = blocks[id]
    return block ? shownBlock(id, block, written) : []
  })
}

function shownBlock<Kind extends BlockKind>(
  id: string,
  block: BlockOf<Kind>,
  written: Record<string, string>,
): ShownBlock[] {
  const { kind } = block as Block
  const need = needs[kind] as Needs<Kind>
  const { texts, itemTexts } = blockTexts[kind]
  const textsOf = (part: string, fields: object) =>
    Object.fromEntries(
      Object.keys(fields).map((field) => [field, written[`${field}:${part}`] ?? '']),
    )
  const shown = { ...block, ...textsOf(id, texts), id }
  if ('items' in block) {
    const items = block.items as BlockItem[]
    const inLanguage = items.map((item) => ({ ...item, ...textsOf(item.id, itemTexts) }))
    Object.assign(shown, {
      items: inLanguage.filter((item) => need.item?.(item as Record<string, string>) ?? true),
    })
  }
  const whole = shown as unknown as ShownBlockOf<Kind>
  return (need.block?.(whole) ?? true) ? [whole as ShownBlock] : []
}
