import {
  type BoardTexts,
  cellsOf,
  type Covered,
  type OtherKind,
  otherKinds,
  simpleStates,
  taskOf,
} from '../../domain/documents/coverage.ts'
import {
  behindByLanguage,
  type Ledger,
  ledgerField,
  newerByText,
} from '../../domain/documents/ledger.ts'
import { branchTextsIn, neededBranchTexts, ownBranches } from '../../domain/contact/branch.ts'
import type { BoardState } from '../../domain/articles/article-states.ts'
import type { ContentKind } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { homePageId } from '../../domain/pages/page.ts'
import { cardFields } from '../../domain/partners/partner-card.ts'
import { labelTextsIn, neededLabels, ownNavigation } from '../../domain/navigation/navigation.ts'
import { ledgersOf } from '../history/ledger-rows.ts'
import { neededTexts, type SectionName, writtenSections } from '../../domain/sections/section.ts'
import type { Db } from '../engine/tables.ts'
import { settingsOf } from '../sections/section-settings.ts'
import { toTexts } from '../pages/page-rows.ts'

export const contentKindOf = {
  sections: 'section',
  pages: 'page',
  cards: 'card',
} as const satisfies Record<OtherKind, ContentKind>

type Document = {
  kind: OtherKind
  subject: string
  texts: BoardTexts
  fields: string[]
  titleField?: string
}

type OtherDocument = Omit<Covered, 'cells'> & {
  states: Record<LanguageCode, BoardState[]>
  cells: () => Covered['cells']
}

/** These are few, so that they are read to be counted. */
export async function otherDocuments(db: Db, languages: LanguageCode[]): Promise<OtherDocument[]> {
  const documents = [
    ...(await writtenSectionsOf(db)),
    ...(await pagesOf(db)),
    ...(await cardsOf(db)),
  ]
  const rows = await db.selectFrom('left_out').selectAll().where('kind', '<>', 'article').execute()
  const leftOut = new Set(
    rows.map(({ kind, subject, language }) => `${kind} ${subject} ${language}`),
  )
  const ledgers = await ledgersOfAll(db, documents)
  return documents.map(({ kind, subject, texts, fields, titleField }) => {
    const ledger = ledgers.get(`${kind} ${subject}`) ?? ledgerField.blank
    const newer = newerByText(ledger)
    const outdated = behindByLanguage(newer)
    const inEach = languages.map((language): [LanguageCode, BoardState[]] => {
      const isLeftOut = leftOut.has(`${contentKindOf[kind]} ${subject} ${language}`)
      const written = fields.map((field) => texts[language]?.[field])
      const complete = fields.length === 0 ? [] : simpleStates(written, isLeftOut)
      return [language, outdated.has(language) ? [...complete, 'behind'] : complete]
    })
    const titles = Object.entries(texts).map(([language, text]) => [
      language,
      text[titleField ?? ''] ?? '',
    ])
    const taskIn = (language: LanguageCode, states: BoardState[]) => {
      const behind = outdated.get(language) ?? []
      return taskOf(states, language, texts, { fields, behind, newer })
    }
    return {
      kind,
      subject,
      title: Object.fromEntries(titles),
      states: Object.fromEntries(inEach),
      cells: () =>
        cellsOf(
          inEach.map(([language, states]) => [language, taskIn(language, states)]),
          texts,
        ),
    }
  })
}

async function ledgersOfAll(db: Db, documents: Document[]): Promise<Map<string, Ledger>> {
  const ledgers = new Map<string, Ledger>()
  for (const kind of otherKinds) {
    const subjects = documents.filter((one) => one.kind === kind).map(({ subject }) => subject)
    for (const [subject, ledger] of await ledgersOf(db, contentKindOf[kind], subjects)) {
      ledgers.set(`${kind} ${subject}`, ledger)
    }
  }
  return ledgers
}

async function writtenSectionsOf(db: Db): Promise<Document[]> {
  const rows = await db
    .selectFrom('section_texts')
    .selectAll()
    .where('section', 'in', [...writtenSections, 'words'])
    .execute()
  const branches = ownBranches(await settingsOf(db, 'contactUs'))
  const ofBranches = branchTextsIn(branches).map((row) => ({ section: 'contactUs', ...row }))
  const navigation = ownNavigation(await settingsOf(db, 'navigation'))
  const ofMenus = labelTextsIn(navigation).map((row) => ({ section: 'navigation', ...row }))
  const own = Map.groupBy([...rows, ...ofBranches, ...ofMenus], ({ section }) => section)
  const textsIn = (name: SectionName) => textsOf(own.get(name) ?? [])
  const documents = writtenSections.map((name) => {
    const needed = name === 'contactUs' ? neededBranchTexts(branches) : []
    const fields = [...neededTexts(name), ...needed]
    return { kind: 'sections', subject: name, texts: textsIn(name), fields } as const
  })
  // The product has words of its own where none are written.
  const standing = { words: [], navigation: neededLabels(navigation) }
  return [
    ...documents,
    ...(['words', 'navigation'] as const).map((subject) => {
      return {
        kind: 'sections',
        subject,
        texts: textsIn(subject),
        fields: standing[subject],
      } as const
    }),
  ]
}

/** Texts that one language of a page has are to be in the others. */
async function pagesOf(db: Db): Promise<Document[]> {
  const pages = await db.selectFrom('pages').select('id').orderBy('id').execute()
  const rows = await db.selectFrom('page_texts').selectAll().execute()
  const own = Map.groupBy(rows, ({ page_id }) => page_id)
  return pages.map(({ id }) => {
    const texts = Object.fromEntries(
      (own.get(id) ?? []).map((row) => [row.language, toTexts(row)] as const),
    )
    const written = new Set(Object.values(texts).flatMap(Object.keys))
    const isOwn = (field: string) => field !== 'slug' && !field.startsWith('meta_')
    const fields = [...(id === homePageId ? [] : ['title']), ...[...written].filter(isOwn)]
    const unique = [...new Set(fields)]
    return { kind: 'pages', subject: String(id), texts, fields: unique, titleField: 'title' }
  })
}

async function cardsOf(db: Db): Promise<Document[]> {
  const cards = await db
    .selectFrom('cards')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const rows = await db
    .selectFrom('card_texts')
    .select(['card_id', 'language', ...cardFields])
    .execute()
  const own = Map.groupBy(rows, ({ card_id }) => card_id)
  return cards.map(({ id }) => {
    const texts = (own.get(id) ?? []).map(({ language, card_id: _id, ...text }) => [language, text])
    return {
      kind: 'cards',
      subject: String(id),
      texts: Object.fromEntries(texts),
      fields: cardFields,
      titleField: 'name',
    }
  })
}

function textsOf(rows: { language: string; field: string; value: string }[]): BoardTexts {
  const texts: BoardTexts = {}
  for (const { language, field, value } of rows) {
    texts[language] = { ...texts[language], [field]: value }
  }
  return texts
}
