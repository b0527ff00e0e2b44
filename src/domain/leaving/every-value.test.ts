import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Article } from '../articles/article.ts'
import { articleFields } from '../articles/article-fields.ts'
import { articleValues, restoreArticle } from '../articles/change-article.ts'
import { isOfPublication } from '../articles/publication.ts'
import { noRule } from '../articles/publishing-rule.ts'
import { blankParts } from '../documents/document-fields.ts'
import { itemIds } from '../documents/ordered-parts.ts'
import { fieldAndLanguage, isPicture, type Values } from '../documents/revision.ts'
import { changeFile, fileValues, type LibraryFile } from '../files/library-file.ts'
import type { Form } from '../forms/form.ts'
import { blankForm, formValues, restoreForm } from '../forms/form-values.ts'
import {
  changeLibraryPicture,
  type LibraryPicture,
  libraryPictureValues,
} from '../media/library-picture.ts'
import { type BlockKind, type BlockParts, blockTexts } from '../pages/block.ts'
import { type Page, pageTexts } from '../pages/page.ts'
import { blankPage, pageValues, restorePage } from '../pages/page-values.ts'
import { type Card, cardValues, restoreCard } from '../partners/partner-card.ts'
import { isRichText } from '../rich-text/rich-text.ts'
import {
  blankSection,
  restoreSection,
  type Section,
  type SectionName,
  type SectionParts,
  sectionTexts,
  sectionValues,
} from '../sections/section.ts'
import { restoreTopic, topicValues } from '../topics/change-topic.ts'
import { blankTopic, type Topic } from '../topics/topic.ts'
import { articleFiles } from './article-files.ts'
import type { Surroundings } from './leaving-file.ts'
import { pageFiles } from './page-files.ts'
import { siteFile } from './site-file.ts'
import { fileTable, partnerTable, pictureTable, topicTable, versionsOf } from './tables.ts'

const at = new Date('2026-03-01T09:30:00Z')
const languages = ['ar']
const around: Surroundings = {
  languages,
  altOf: () => 'The noria',
  fileAt: (id) => `files/${id}`,
  topicName: (id) => `topic ${id}`,
  aliasesOf: () => [],
}
const picture = { id: '0a'.repeat(16), width: 9, height: 9, blur: 'data:' }
const cover = { ...picture, focus: { x: 0.1, y: 0.9 } }
const inEach = <Text>(text: Text) => Object.fromEntries(languages.map((code) => [code, text]))
const gallery = [
  { id: 1, type: 'image' as const, picture, titles: inEach('Wheel') },
  { id: 2, type: 'youtube' as const, youtubeId: 'M7lc1UVf-VE', titles: inEach('A day') },
]
const external = { kind: 'external', address: 'https://norias.example' } as const

const article: Article = {
  id: 7,
  section: 'posts',
  createdAt: at,
  publishedAt: at,
  revision: 3,
  reviews: [],
  cover,
  price: '1250.50',
  given_date: '2014-03-01T09:30',
  gallery,
  topics: [3],
  publication: {
    held: { '': { state: 'waiting', since: at } },
    live: inEach({ since: at, changedAt: at }),
    dates: [],
  },
  ledger: {
    written: { 'title.ar': { edition: 1, revision: 1, source: null } },
    shown: {},
    languages,
  },
  texts: inEach({
    title: 'Wells',
    content: '<p>Water</p>',
    meta_title: 'Wells of Hama',
    meta_description: 'How deep',
    author: 'Rima',
  }),
}

const blocks: { [Kind in BlockKind]: BlockParts[Kind] } = {
  text: {},
  picture: { picture: cover, width: 'wide' },
  beside: { picture: cover, side: 'end', link: external },
  gallery: {
    items: [
      { id: 'shown001', type: 'image', picture },
      { id: 'shown002', type: 'youtube', youtubeId: 'M7lc1UVf-VE' },
    ],
  },
  quote: { picture: cover },
  facts: { items: [{ id: 'figure01' }] },
  questions: { items: [{ id: 'asked001' }] },
  people: { items: [{ id: 'person01', picture: cover, phone: '+963', email: 'r@naoura.example' }] },
  action: { link: external, ground: 'deep' },
  video: { youtubeId: 'M7lc1UVf-VE' },
  downloads: { items: [{ id: 'guide001', file: '0c'.repeat(16) }] },
  events: { items: [{ id: 'event001', starts: '2026-12-05', ends: '2026-12-06', link: external }] },
  form: { form: 4 },
  articles: { section: 'posts', count: 3 },
  partners: {},
  contact: {},
  about: {},
  posts: {},
  business: {},
  products: {},
}

const page: Page = {
  ...blankPage(at),
  id: 4,
  status: 'published',
  listed: false,
  cover,
  order: Object.keys(blocks),
  blocks: Object.fromEntries(
    Object.entries(blocks).map(([kind, parts]) => [kind, { kind, ...parts }]),
  ) as Page['blocks'],
  texts: inEach({ ...textsOf(pageTexts), ...textsOfBlocks() }),
}

const form: Form = {
  ...blankForm(at),
  id: 5,
  shownOn: 'products',
  recipients: [{ kind: 'address', email: 'sales@naoura.example' }],
  routeField: 'topic001',
  routes: { option01: [{ kind: 'user', id: 2 }] },
  keepDays: 90,
  copy: true,
  guard: 'strict',
  open: false,
  order: ['name0001', 'topic001', 'number01', 'consent1'],
  fields: {
    name0001: { kind: 'line', role: 'name', required: true },
    topic001: { kind: 'choice', items: [{ id: 'option01' }], required: true },
    number01: { kind: 'number', least: 1, most: 9, decimals: true, required: true },
    consent1: { kind: 'consent', page: 4, required: true },
  },
  texts: inEach({ title: 'Ask', 'label:name0001': 'Name', 'option:option01': 'Pumps' }),
}

const card: Card = {
  id: 1,
  position: 1,
  createdAt: at,
  revision: 1,
  logo: picture,
  texts: inEach({
    name: 'Growers',
    description: '412 families',
    phone_number: '0933',
    contacts: { facebook: 'https://facebook.example' },
  }),
}

const libraryPicture: LibraryPicture = {
  picture,
  bytes: 9,
  addedAt: at,
  addedBy: 'Layla',
  revision: 1,
  name: 'noria',
  decorative: true,
  focus: { x: 0.1, y: 0.9 },
  texts: inEach({ alt: 'A noria', caption: 'Hama' }),
}

const file: LibraryFile = {
  id: '0c'.repeat(16),
  addedAt: at,
  addedBy: 'Layla',
  revision: 1,
  versions: inEach({ title: 'Guide', file: { id: 'c0ffee', type: 'pdf', bytes: 9, pages: 1 } }),
}

const topic: Topic = {
  ...blankTopic(3, at),
  texts: inEach({ name: 'Pumps', slug: 'pumps', description: 'All of them' }),
}

const ownSettings = { a_setting: 'written', another: { deep: ['value'] } }
const parts: { [Name in SectionName]: SectionParts[Name] } = {
  banner: { picture: cover, gallery },
  aboutUs: {},
  contactUs: {
    contacts: [{ type: 'email', value: 'hello@naoura.example' }] as never,
    mapCoordinates: { latitude: 35, longitude: 36 } as never,
    contactForm: true,
    settings: ownSettings as never,
  },
  partners: {},
  identity: { picture: cover, logo_dark: cover, icon: cover, settings: ownSettings as never },
  look: { settings: ownSettings as never },
  words: {},
  navigation: { settings: ownSettings as never },
  seo: { settings: ownSettings as never },
}
const sections = (Object.keys(parts) as SectionName[]).map((name) => {
  const texts = Object.keys(sectionTexts[name]).map((field) => [
    field,
    inEach(token(`${name} ${field}`)),
  ])
  return { ...blankSection(name), ...parts[name], texts: Object.fromEntries(texts) } as Section
})

const site = {
  languages: [{ id: 1, code: 'en', name: 'English', status: 'published' as const }],
  timeZone: 'UTC',
  publishingRule: noRule,
  sections: [],
  forms: [],
}

function kindOf<Document>(
  document: Document,
  valuesOf: (document: Document) => Values,
  restore: (document: Document, values: Values) => Document,
  filesOf: (document: Document) => object,
) {
  return {
    values: valuesOf(document),
    written: JSON.stringify(filesOf(document)),
    writtenWith: (values: Values) => JSON.stringify(filesOf(restore(document, values))),
  }
}

const valuesOfArticle = (one: Article) =>
  Object.fromEntries(Object.entries(articleValues(one)).filter(([name]) => !isOfPublication(name)))

const ofArticle = (one: Article) =>
  articleFiles({ written: one, shown: article, updatedAt: at }, around)
const kinds = {
  article: kindOf(article, valuesOfArticle, restoreArticle, ofArticle),
  page: kindOf(page, pageValues, restorePage, (one) => pageFiles(one, around)),
  form: kindOf(form, formValues, restoreForm, (one) => siteFile({ ...site, forms: [one] })),
  card: kindOf(card, cardValues, restoreCard, (one) => partnerTable([one], languages)),
  topic: kindOf(topic, topicValues, restoreTopic, (one) => topicTable([one], [], languages)),
  media: kindOf(libraryPicture, libraryPictureValues, changeLibraryPicture, (one) =>
    pictureTable([one], languages),
  ),
  file: kindOf(file, fileValues, changeFile, (one) => [
    fileTable([one], languages),
    ...versionsOf(one),
  ]),
  ...Object.fromEntries(
    sections.map((section) => [
      `section ${section.name}`,
      kindOf(section, sectionValues, withValues, (one) => siteFile({ ...site, sections: [one] })),
    ]),
  ),
}

function withValues(section: Section, values: Values): Section {
  if (!('settings' in section)) return restoreSection(section, values)
  const known = Object.keys(section.settings)
  const own = Object.entries(values).filter(([name]) => known.includes(name))
  if (own.length === 0)
    return { ...restoreSection(section, values), settings: section.settings } as Section
  return { ...section, settings: { ...section.settings, ...Object.fromEntries(own) } } as Section
}

test.each([
  ['article', article, blankParts(articleFields)],
  ['page', page, blankPage(at)],
  ['form', form, blankForm(at)],
])('the %s that is looked at has every value', (_kind, full, blank) => {
  const {
    createdAt: _created,
    updatedAt: _updated,
    revision: _revision,
    ...parts
  } = blank as Partial<Page>
  const left = Object.entries(parts).filter(([name, part]) =>
    isDeepStrictEqual(part, (full as Values)[name]),
  )
  expect(left).toEqual([])
})

describe('every value that a person can write leaves, or is an exception (EXP-2):', () => {
  test.each(Object.entries(kinds))('%s', (kind, { values, written, writtenWith }) => {
    const left = Object.entries(values).flatMap(([name, value]) =>
      variantsOf(value, isRichText(name))
        .filter(({ other }) => !isIn(written, value, () => writtenWith({ [name]: other })))
        .map(({ path }) => `${kind}.${fieldAndLanguage(name).field.split(':', 1)}${path}`),
    )
    const own = exceptions.filter((one) => one.startsWith(`${kind}.`))
    const isOf = (one: string) => (name: string) => name === one || name.startsWith(`${one}.`)
    expect(left.filter((name) => !own.some((one) => isOf(one)(name)))).toEqual([])
    expect(own.filter((one) => !left.some(isOf(one)))).toEqual([])
  })
})

const exceptions = [
  ...readFileSync('docs/export.md', 'utf8').matchAll(/^\| `([a-z]+\.[\w.]+)`/gm),
].map(([, name = '']) => name)

function token(name: string): string {
  return `written ${name}.`
}

function isIn(written: string, value: unknown, writtenOtherwise: () => string): boolean {
  const isToken = typeof value === 'string' && value.startsWith('written ')
  return isToken ? written.includes(value) : writtenOtherwise() !== written
}

type Variant = { path: string; other: unknown }

function variantsOf(value: unknown, isRich = false, path = ''): Variant[] {
  if (typeof value === 'string') {
    return [{ path, other: isRich ? '<p>other</p>' : otherText(value, path.endsWith('.kind')) }]
  }
  if (typeof value === 'number') return [{ path, other: value + 1 }]
  if (typeof value === 'boolean') return [{ path, other: !value }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    if (typeof value[1] === 'string') return [{ path, other: value.toReversed() }]
    return value.flatMap((part, index) =>
      variantsOf(part, false, path).map((variant) => ({
        ...variant,
        other: value.with(index, variant.other),
      })),
    )
  }
  const entries = Object.entries(value)
  const told = isPicture(value) ? entries.filter(([name]) => !(name in ofItsFile)) : entries
  return told.flatMap(([name, part]) =>
    variantsOf(part, false, `${path}.${name}`).map((variant) => ({
      ...variant,
      other: { ...value, [name]: variant.other },
    })),
  )
}

function otherText(text: string, isKind: boolean): string {
  if (isKind) return text === 'quote' ? 'text' : 'quote'
  return text.replace(/\d$|\D$/, (last) =>
    /\d/.test(last) ? `${(Number(last) + 1) % 10}` : `${last}x`,
  )
}

const ofItsFile = { width: 0, height: 0, blur: '' }

function textsOf(limits: object): Record<string, string> {
  return Object.fromEntries(Object.keys(limits).map((name) => [name, token(name)]))
}

function textsOfBlocks(): Record<string, string> {
  const names = Object.entries(blockTexts).flatMap(([kind, { texts, itemTexts }]) => [
    ...Object.keys(texts).map((text) => `${text}:${kind}`),
    ...itemIds(blocks[kind as BlockKind]).flatMap((item) =>
      Object.keys(itemTexts).map((text) => `${text}:${item}`),
    ),
  ])
  return Object.fromEntries(
    names.map((name) => [name, isRichText(name) ? '<p>written</p>' : token(name)]),
  )
}
