import { articleTextForms } from '../../contract/article-forms.ts'
import { type Article, articleId, type ArticleSection } from '../../domain/articles/article.ts'
import {
  type ArticleTextName,
  articleTexts,
  isLedgerText,
} from '../../domain/articles/article-fields.ts'
import { articleValues } from '../../domain/articles/change-article.ts'
import { textName } from '../../domain/documents/revision.ts'
import { textsAmong } from '../../domain/documents/ledger.ts'
import { isItemTitle, itemTitlesIn } from '../../domain/gallery/gallery.ts'
import { itemTitle } from '../../domain/gallery/gallery-input.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { validated } from '../http/validate.ts'
import type { Choice, ExchangedKind, ToSend } from './exchanged-kind.ts'
import { existing } from './existing.ts'
import { receivedText } from './received-text.ts'

const perPage = 10

export function articleKind(storage: Storage, section: ArticleSection): ExchangedKind {
  const { articles } = storage
  return {
    kind: 'article',

    async *documents(choice) {
      if (choice.ids) {
        const found = await Promise.all(choice.ids.map(find))
        yield* found.filter((document) => document !== undefined)
      } else for await (const article of chosen(choice)) yield toSend(article)
    },

    find,

    isText: isLedgerText,
    isRich: (field) => field === 'content',

    async check(_subject, field, text) {
      const isTitle = isItemTitle(field)
      const form = isTitle ? itemTitle : articleTextForms[field as ArticleTextName]
      const valid = validated(form, text)
      if (field !== 'content') return { text: valid }
      const { content, words } = await receivedText(storage, valid)
      return { text: content, words }
    },

    /** Nothing of it is on the site before somebody publishes it. */
    async save(subject, texts, { from, to, edit, sourceEditions }) {
      const values = Object.fromEntries(
        texts.map(({ field, text }) => [textName(field, to), text] as const),
      )
      const titles = itemTitlesIn(values)
      const own = Object.entries(values).filter(
        ([name]) => (name.split('.')[0] ?? '') in articleTexts,
      )
      const save = {
        language: to,
        values: Object.fromEntries(own),
        words: texts.find(({ field }) => field === 'content')?.words,
        gallery: { removed: [], added: [], titles },
        wish: 'no' as const,
        source: from,
        sourceEditions,
      }
      await articles.change(section, Number(subject), save, edit)
    },
  }

  async function find(subject: string): Promise<ToSend | undefined> {
    const id = articleId(subject)
    return id === undefined
      ? undefined
      : existing(async () => toSend(await articles.get(section, id)))
  }

  function toSend(article: Article): ToSend {
    const { id, revision, ledger } = article
    const texts = textsAmong(articleValues(article), isLedgerText)
    return { document: `${section}/${id}`, subject: String(id), revision, ledger, texts }
  }

  /** Newest first; an article that is missing and behind comes once. */
  async function* chosen({ to, state }: Choice): AsyncGenerator<Article> {
    const filters = {
      needed: [{ missing: to }, { state: 'behind', language: to }],
      missing: [{ missing: to }],
      behind: [{ state: 'behind', language: to }],
      all: [{}],
    } as const
    const seen = new Set<number>()
    for (const filter of filters[state]) {
      for (let page = 1; ; page++) {
        const { articles: found } = await articles.listWhole(section, page, perPage, filter)
        for (const article of found) if (!seen.has(article.id)) yield article
        for (const { id } of found) seen.add(id)
        if (found.length < perPage) break
      }
    }
  }
}
