import {
  type ArticleTextName,
  articleTextNames,
  type ArticleTexts,
} from '../articles/article-fields.ts'
import type { ExportedItem } from './read-part.ts'

/** A digest of each value as the export has it. Links in texts lead elsewhere once more is here. */
export type ValuesThere = Record<ArticleTextName | 'others', string>

export type ChangedThere = { came: ArticleTextName[]; stays: ArticleTextName[]; others: boolean }

type Digest = (text: string) => string

type Told = { videos: string[]; isPage: boolean; digest: Digest }

export function valuesThere(
  { content, meta, dates, terms, cover = '' }: ExportedItem,
  texts: ArticleTexts,
  { videos, isPage, digest }: Told,
): ValuesThere {
  const written = { ...texts, content: JSON.stringify([content, meta.get('footnotes') ?? '']) }
  const digests = articleTextNames.map((name) => [name, digest(written[name])])
  const named = terms.map(({ taxonomy, slug }) => `${taxonomy}:${slug}`).toSorted()
  const shown = [meta.get('_thumbnail_id') ?? cover, videos]
  const others = JSON.stringify(isPage ? shown : [dates, named, ...shown])
  return { ...(Object.fromEntries(digests) as ValuesThere), others: digest(others) }
}

export function nothingThere({ others }: ValuesThere): ValuesThere {
  const blank = articleTextNames.map((name) => [name, ''])
  return { ...(Object.fromEntries(blank) as ValuesThere), others }
}

type Compared = {
  before: ValuesThere
  after: ValuesThere
  isAsLeft: (name: ArticleTextName) => boolean
  isSame: (name: ArticleTextName) => boolean
}

export function changedThere({ before, after, isAsLeft, isSame }: Compared): ChangedThere {
  const changed = articleTextNames.filter((name) => after[name] !== before[name] && !isSame(name))
  return {
    came: changed.filter(isAsLeft),
    stays: changed.filter((name) => !isAsLeft(name)),
    others: after.others !== before.others,
  }
}

const sentences: Record<ArticleTextName, { came: string; stays: string }> = {
  title: {
    came: 'Its title changed there, and came in.',
    stays: 'Its title changed there, but was changed here, too: it stays.',
  },
  content: {
    came: 'Its text changed there, and came in.',
    stays: 'Its text changed there, but was changed here, too: it stays.',
  },
  author: {
    came: 'Its author changed there, and came in.',
    stays: 'Its author changed there, but was changed here, too: it stays.',
  },
  meta_title: {
    came: 'Its title in search results changed there, and came in.',
    stays: 'Its title in search results changed there, but was changed here, too: it stays.',
  },
  meta_description: {
    came: 'Its description in search results changed there, and came in.',
    stays: 'Its description in search results changed there, but was changed here, too: it stays.',
  },
}
const ofOthers = 'Its date, topics, cover or videos changed there: see whether they still fit here.'
const ofOthersOfPage = 'Its cover or videos changed there: see whether they still fit here.'
const ofAdded = 'It came in beside its text in another language, which is here already.'
const ofPublic = 'It is public here, so that what came in waits to be published.'

export const reasonsOfPage = {
  live: 'It changed there, but a page that is public here stays as it is.',
  long: 'It changed there, but its text is longer now than that of a page can be.',
}

export function sayChanges(
  { came, stays, others }: ChangedThere,
  { isLive, isPage, isAdded }: { isLive: boolean; isPage: boolean; isAdded: boolean },
): string[] {
  return [
    ...(isAdded && came.length > 0 ? [ofAdded] : []),
    ...(isAdded ? [] : came.map((name) => sentences[name].came)),
    ...stays.map((name) => sentences[name].stays),
    ...(others ? [isPage ? ofOthersOfPage : ofOthers] : []),
    ...(came.length > 0 && isLive ? [ofPublic] : []),
  ]
}
