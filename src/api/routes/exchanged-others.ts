import { cardTextsInput } from '../../contract/cards.ts'
import { articleId } from '../../domain/articles/article.ts'
import { ledgerField, textsAmong } from '../../domain/documents/ledger.ts'
import { type ContentKind, textName } from '../../domain/documents/revision.ts'
import { byBranch, isBranchText } from '../../domain/contact/branch.ts'
import { isItemTitle } from '../../domain/gallery/gallery.ts'
import { itemTitle } from '../../domain/gallery/gallery-input.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { idOfLabel, isLabelName } from '../../domain/navigation/navigation.ts'
import { changePage } from '../../domain/pages/change-page.ts'
import { pageInput } from '../../domain/pages/page-input.ts'
import { isPageLedgerText } from '../../domain/pages/page-values.ts'
import {
  type Card,
  type CardField,
  type CardText,
  isCardLedgerText,
} from '../../domain/partners/partner-card.ts'
import type { User } from '../../domain/people/user.ts'
import { isRichText } from '../../domain/rich-text/rich-text.ts'
import { mayEditSection } from '../../domain/sections/may-edit-section.ts'
import { sectionInputs, sectionInputValues } from '../../domain/sections/section-input.ts'
import {
  isSectionLedgerText,
  type SectionName,
  sectionNames,
} from '../../domain/sections/section.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { validated } from '../http/validate.ts'
import type { ExchangedKind, Taking, TextToSave, ToSend } from './exchanged-kind.ts'
import { existing } from './existing.ts'
import { pageValuesOf } from './page-save.ts'

const perPage = 100

/** Only those that the user may change. */
export function sectionKind(storage: Storage, user: User): ExchangedKind {
  const names: string[] = sectionNames.filter((name) => mayEditSection(user, name))
  const find = async (name: string) =>
    names.includes(name) ? read(storage, 'sections', name, isSectionLedgerText) : undefined
  return {
    kind: 'section',
    documents: (choice) => eachOf(choice.ids ?? names, find),
    find,
    isText: isSectionLedgerText,
    isRich: () => false,

    async check(subject, field, text, to) {
      if (isItemTitle(field)) return { text: validated(itemTitle, text) }
      const name = subject as SectionName
      const change = validated(sectionInputs[name], sentText(field, { [to]: text }))
      const { [textName(field, to)]: value } = sectionInputValues(name, change, [to])
      return { text: String(value) }
    },

    async save(subject, texts, taking) {
      const values = valuesOf(texts, taking.to)
      await storage.sections.change(subject as SectionName, values, taking.edit, moveOf(taking))
    },
  }
}

function sentText(field: string, text: Record<LanguageCode, string>) {
  if (isLabelName(field)) return { labels: { [idOfLabel(field)]: text } }
  return isBranchText(field) ? byBranch({ [field]: text }) : { [field]: text }
}

export function pageKind(storage: Storage): ExchangedKind {
  const { pages } = storage
  const find = async (id: string) =>
    articleId(id) ? read(storage, 'pages', id, isPageLedgerText) : undefined

  async function* listed(): AsyncGenerator<string> {
    for (let page = 1; ; page++) {
      const found = (await pages.list({ page, perPage, words: [] })).pages
      yield* found.map(({ id }) => String(id))
      if (found.length < perPage) return
    }
  }

  return {
    kind: 'page',
    documents: (choice) => eachOf(choice.ids ?? listed(), find),
    find,
    isText: isPageLedgerText,
    isRich: (field) => field.includes(':') && isRichText(field),

    async check(subject, field, text, to) {
      const own = { [field]: { [to]: text } }
      const change = validated(pageInput, field.includes(':') ? { texts: own } : own)
      const values = await pageValuesOf(change, storage)
      changePage(await pages.get(Number(subject)), values)
      return { text: String(values[textName(field, to)]) }
    },

    async save(subject, texts, taking) {
      const values = valuesOf(texts, taking.to)
      await pages.change(Number(subject), values, taking.edit, moveOf(taking))
    },
  }
}

export function cardKind(storage: Storage): ExchangedKind {
  const { cards } = storage
  const find = async (id: string) =>
    articleId(id) ? read(storage, 'cards', id, isCardLedgerText) : undefined

  async function* listed(): AsyncGenerator<string> {
    for (let page = 1; ; page++) {
      const found = await cards.list(page, perPage)
      yield* found.cards.map(({ id }) => String(id))
      if (found.cards.length < perPage) return
    }
  }

  return {
    kind: 'card',
    documents: (choice) => eachOf(choice.ids ?? listed(), find),
    find,
    isText: isCardLedgerText,
    isRich: () => false,

    async check(_subject, field, text, to) {
      const texts: Partial<Record<string, Record<LanguageCode, unknown>>> = validated(
        cardTextsInput,
        { [field]: { [to]: text } },
      )
      return { text: String(texts[field]?.[to]) }
    },

    async save(subject, texts, taking) {
      const card = await cards.get(Number(subject))
      const values = { ...untranslated(card, taking), ...valuesOf(texts, taking.to) }
      const change = { language: taking.to, values }
      await cards.change(card.id, change, taking.edit, moveOf(taking))
    },
  }
}

/** Numbers and contacts are the same in each language, and a card needs them in each. */
function untranslated({ texts }: Card, { from, to }: Taking): Record<string, string | object> {
  const source: CardText | undefined = texts[from]
  const phone: CardField = 'phone_number'
  if (!source || texts[to]?.[phone]) return {}
  return {
    [textName(phone, to)]: source[phone],
    [textName('contacts', to)]: source.contacts,
  }
}

async function* eachOf(
  subjects: Iterable<string> | AsyncIterable<string>,
  find: (subject: string) => Promise<ToSend | undefined>,
): AsyncGenerator<ToSend> {
  for await (const subject of subjects) {
    const found = await find(subject)
    if (found) yield found
  }
}

const kinds = { sections: 'section', pages: 'page', cards: 'card' } as const satisfies Record<
  string,
  ContentKind
>

function read(
  { revisions }: Storage,
  name: keyof typeof kinds,
  subject: string,
  isText: (field: string) => boolean,
): Promise<ToSend | undefined> {
  return existing(async () => {
    const { revision, values } = await revisions.read(kinds[name], subject)
    const { written } = ledgerField.restore(ledgerField.blank, values)
    const editions = Object.entries(written).map(([text, { edition }]) => [text, edition])
    const ledger = { written, shown: Object.fromEntries(editions), languages: [] }
    const texts = textsAmong(values, isText)
    return { document: `${name}/${subject}`, subject, revision, ledger, texts }
  })
}

function valuesOf(texts: TextToSave[], to: LanguageCode): Record<`${string}.${string}`, string> {
  return Object.fromEntries(texts.map(({ field, text }) => [textName(field, to), text]))
}

function moveOf({ from, sourceEditions }: Taking) {
  return { source: from, sourceEditions }
}
