import { cleaned } from '../../src/domain/text/short-value.ts'
import * as fc from 'fast-check'
import { homeBlocks } from '../../src/domain/pages/block.ts'
import type { JsonSchema } from '../../src/api/openapi/openapi-schemas.ts'
import { pathOfAddress } from '../../src/domain/seo/redirect.ts'
import { sectionNamed, sectionPictures } from '../../src/domain/sections/section.ts'
import { fileIn, pdf } from './made-files.ts'
import type { ConformingWorld, Drawn } from './conforming-world.ts'

type Sent = { drawn: Drawn; body: Drawn }
type Relation = (
  sent: Sent,
  draw: fc.GeneratorValue,
  world: ConformingWorld,
) => Drawn | Promise<Drawn>

const articles = '/sections/{section}/keys/articles/articles'
const cards = '/sections/partners/keys/cards/cards'

/**
 * The description can only say these in words: how the parts of a body depend on each other and on
 * what exists.
 */
export const relations: Record<string, Relation> = {
  [`POST ${articles}`]: (sent, draw) => galleryOf(onePicture(priceless(sent)), [], draw),
  [`PATCH ${articles}/{language_or_id}`]: async (sent, draw, world) =>
    galleryOf(onePicture(priceless(sent)), await world.itemIds(sent.drawn.language_or_id), draw),
  [`POST ${articles}/{language_or_id}`]: (sent, draw) =>
    galleryOf(onePicture(priceless(sent)), [], draw),
  [`POST ${articles}/{language}/{id}`]: async (sent, draw, world) =>
    galleryOf(onePicture(priceless(sent)), await world.itemIds(sent.drawn.id), draw),
  'POST /sections/{name}/gallery-simplified': async (sent, draw, world) =>
    galleryOf(sent, await world.itemIds(undefined), draw),
  'POST /sections/{name}/content': (sent) => possibleHours(onePicture(sent).body),
  [`POST ${cards}`]: (sent) => withPhoneNumber(onePicture(sent).body),
  [`POST ${cards}/whole`]: async (sent, _draw, world) =>
    wholeCardIn(onePicture(sent).body, await world.languageCodes()),
  [`PATCH ${cards}/{id}`]: async (sent, _draw, world) =>
    wholeCardIn(onePicture(sent).body, await world.languageCodes()),
  [`POST ${cards}/{id}`]: (sent) => wholeCard(onePicture(sent).body),
  'POST /media/{media}/replace': async ({ drawn }, draw, world) => ({
    by: draw(fc.constantFrom, ...(await world.mediaIds()).filter((id) => id !== drawn.media)),
  }),
  'POST /files': () => ({ 'title.en': 'Catalogue', 'file.en': fileIn(pdf()) }),
  'POST /files/{file}': ({ body: { base_revision } }) => ({
    'title.en': 'Price list',
    'file.en': fileIn(pdf()),
    ...(base_revision !== undefined && { base_revision }),
  }),
  [`POST ${cards}/order`]: async (_sent, draw, world) => ({
    ids: shuffled(await world.cardIds(), draw),
  }),
  'POST /users': (sent) => onePicture(sent).body,
  'POST /users/invite': (sent) => onePicture(sent).body,
  'POST /users/{id}': (sent) => onePicture(sent).body,
  'PATCH /account': (sent) => onePicture(sent).body,
  'POST /pages': async ({ body }, _draw, world) =>
    outlined(consistentPage(body, false, await world.languageCodes())),
  'POST /pages/{id}': async ({ drawn, body }, _draw, world) =>
    consistentPage(body, drawn.id === 'home', await world.languageCodes()),
  'POST /forms': async ({ body }, _draw, world) =>
    consistentForm(body, await world.languageCodes()),
  'POST /forms/{id}': async ({ body }, _draw, world) =>
    consistentForm(body, await world.languageCodes()),
  'POST /topics/{id}/merge': ({ drawn }) => ({ into: drawn.id === 2 ? 1 : 2 }),
  'POST /redirects': ({ body }) => possibleRedirect(body),
  'POST /redirects/import': (_sent, draw) => ({
    list: draw(fc.constantFrom, '', '/older /', '/older /\n\n/oldest https://a.example'),
  }),
  'POST /trials': async (sent, _draw, world) => previewed(sent, await world.languageCodes()),
  'POST /trials/{trial}': async (sent, _draw, world) =>
    previewed(sent, await world.languageCodes()),
  'POST /signin': ({ body }, draw, { layla }) => (draw(fc.boolean) ? { ...layla } : body),
  'POST /account/password': ({ body }, _draw, { layla }) => ({
    ...body,
    current_password: layla.password,
  }),
  'POST /account/proof': (_sent, _draw, { layla }) => ({ password: layla.password }),
}

export function fewerWords(query: unknown): unknown {
  const words =
    String(query)
      .normalize('NFKD')
      .match(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu) ?? []
  return words.length > 8 ? words.slice(0, 8).join(' ') : query
}

export function narrowedBody(call: string, schema: JsonSchema, { name }: Drawn): JsonSchema {
  if (call !== 'POST /sections/{name}/content') return schema
  const { content, base_revision, ...fields } = schema.properties as Record<string, JsonSchema>
  const { anyOf = [] } = (content?.contentSchema ?? {}) as JsonSchema
  const own = new RegExp(`/${name}Content$`, 'i')
  const contentSchema = anyOf.find(({ $ref = '' }) => own.test($ref)) as JsonSchema
  const pictures = sectionPictures[sectionNamed(String(name)) ?? 'banner'].flatMap((field) =>
    [field, `${field}_media`].map((name) => [name, fields[name]]),
  )
  return {
    ...schema,
    properties: {
      base_revision,
      ...Object.fromEntries(pictures),
      content: { ...content, contentSchema },
    },
  } as JsonSchema
}

function onePicture({ drawn, body }: Sent): Sent {
  const fields = Object.entries(body).filter(
    ([name]) => !name.endsWith('_media') || !(name.replace('_media', '') in body),
  )
  return { drawn, body: Object.fromEntries(fields) }
}

/** Only products have a price. */
function priceless({ drawn, body: { price, ...body } }: Sent): Sent {
  const isPriced = drawn.section === 'products' && price !== undefined
  return { drawn, body: isPriced ? { ...body, price } : body }
}

function previewed({ body }: Sent, codes: string[]): Drawn {
  const { article, page } = body.overlay as { article?: Drawn; page?: Drawn }
  const overlay = {
    ...(article && { article: previewedArticle(article) }),
    ...(page && { page: { ...consistentPage(page, false, codes), id: null } }),
  }
  return { overlay }
}

function possibleRedirect({ path }: Drawn): Drawn {
  const isPossible = pathOfAddress(String(path).trim()) !== undefined
  return { path: isPossible ? path : '/old', target: { kind: 'home' } }
}

function previewedArticle(article: Drawn): Drawn {
  const { body: priced } = priceless({ drawn: article, body: article })
  const isStored = (picture: unknown) => picture !== null && 'media' in (picture as Drawn)
  const items = article.gallery as Drawn[]
  return {
    ...article,
    id: null,
    price: priced.price ?? '',
    image: isStored(article.image) ? null : article.image,
    gallery: items.filter(({ picture = null }) => !isStored(picture)),
  }
}

/** Blocks under ids of their own, without pictures and files, which nobody uploaded; texts of blocks that are sent; an outline has an order of its own. */
function consistentPage(drawn: Drawn, isHome: boolean, codes: string[]): Drawn {
  const { order: _order, slug: _slug, base_revision: _base, outline, ...page } = drawn
  const blocks = Object.values((page.blocks ?? {}) as Record<string, Drawn | null>)
    .filter((block) => !(homeBlocks as readonly unknown[]).includes(block?.kind))
    .map((block, index) => [`drawn00${index}`, block && withOwnItems(block, index)] as const)
  const sent = { blocks: Object.fromEntries(blocks), texts: textsOf(blocks, codes) }
  const begun = outline !== undefined && blocks.length === 0 && { outline }
  return isHome ? sent : { ...page, ...withoutImage(page), ...begun, ...sent }
}

function consistentForm(drawn: Drawn, codes: string[]): Drawn {
  const { order: _order, base_revision: _base, ...form } = drawn
  const fields = Object.values((form.fields ?? {}) as Record<string, Drawn | null>)
    .slice(0, 8)
    .map((field, index) => [`drawn00${index}`, field && possibleField(field, index)] as const)
  const texts = fields.flatMap(([id, field]) => (field ? [[`label:${id}`, inEach('Name')]] : []))
  return { ...form, fields: Object.fromEntries(fields), texts: Object.fromEntries(texts) }

  function inEach(text: string) {
    return Object.fromEntries(codes.map((code) => [code, text]))
  }
}

function possibleField(field: Drawn, index: number): Drawn {
  const items = ((field.items ?? []) as Drawn[]).slice(0, 9)
  return {
    ...field,
    ...('role' in field && { role: null }),
    ...('least' in field && { least: null }),
    ...('items' in field && { items: items.map((_, place) => ({ id: `item0${index}0${place}` })) }),
  }
}

function outlined({ blocks, texts, ...page }: Drawn): Drawn {
  const hasOwn = page.outline === undefined || page.outline === 'blank'
  return hasOwn ? { ...page, blocks, texts } : page
}

/** Hours that end after they begin, on every day that has any. */
function possibleHours(body: Drawn): Drawn {
  if (body.content === undefined) return body
  const fields = Object.entries(parsed(body.content) as Drawn).map(([name, value]) => {
    if (name === 'branch_hours') return [name, weeksOf(value as Record<string, Drawn | null>)]
    return [name, name.startsWith('hours_') ? possibleDay(value) : value]
  })
  return { ...body, content: JSON.stringify(Object.fromEntries(fields)) }
}

function weeksOf(branches: Record<string, Drawn | null>) {
  return Object.fromEntries(
    Object.entries(branches).map(([branch, week]) => {
      const days = Object.entries(week ?? {}).map(([day, value]) => [day, possibleDay(value)])
      return [branch, week && Object.fromEntries(days)]
    }),
  )
}

function possibleDay(value: unknown): unknown {
  const isOpen = Array.isArray(value) && value.length > 0
  return isOpen ? [{ opens: '08:00', closes: '16:00' }] : value
}

function withOwnItems({ items, link, ...block }: Drawn, index: number): Drawn {
  const own = ((items ?? []) as Drawn[])
    .filter((item) => !('media' in item) && !('file' in item))
    .map((item, place) => ({ ...item, id: `item0${index}0${place}`, ...withoutPicture(item) }))
  const leadsOut = (link as Drawn | null | undefined)?.kind === 'external'
  return {
    ...block,
    ...withoutPicture(block),
    ...(items !== undefined && { items: own }),
    ...(link !== undefined && { link: leadsOut ? null : link }),
  }
}

function withoutImage(page: Drawn): Drawn {
  return 'image' in page ? { image: null } : {}
}

function withoutPicture(part: Drawn): Drawn {
  return 'picture' in part ? { picture: null } : {}
}

function textsOf(blocks: (readonly [string, Drawn | null])[], codes: string[]): Drawn {
  const names = blocks.flatMap(([id, block]) =>
    block?.kind === 'text' || block?.kind === 'beside' ? [`body:${id}`] : [],
  )
  const texts = Object.fromEntries(codes.map((code) => [code, '<p>Water</p>']))
  return Object.fromEntries(names.map((name) => [name, texts]))
}

const parsed = (value: unknown) => JSON.parse(String(value ?? '[]'))

/**
 * `sort` is the kind of each new item, `new_titles` its title, `order` the place of all items:
 * those of the revision the change started from.
 */
function galleryOf({ drawn, body }: Sent, items: number[], draw: fc.GeneratorValue): Drawn {
  const { sort, order, titles, new_titles: newTitles, delete_ids: removed, ...rest } = body
  const isOfBefore = body.base_revision !== undefined || drawn['if-match'] !== undefined
  const images = [body['images[]'] ?? []].flat().map(() => 'image')
  const videos = parsed(body.youtube).map(() => 'video')
  const kinds = [...images, ...videos, ...parsed(body.picked).map(() => 'picked')]
  const staying = items.filter((id) => !parsed(removed).includes(id))
  const fields = {
    sort: (sort || new Set(kinds).size > 1) && shuffled(kinds, draw),
    new_titles: newTitles && kinds.map((_kind, index) => parsed(newTitles)[index] ?? {}),
    order: order && !isOfBefore && shuffled([...staying, ...kinds.map(() => 'new')], draw),
    delete_ids: removed && (items.length > 0 ? parsed(removed) : []),
    titles: titles && (items.length > 0 ? parsed(titles) : {}),
  }
  const sent = Object.entries(fields).filter(([, value]) => value)
  return {
    ...rest,
    ...Object.fromEntries(sent.map(([name, value]) => [name, JSON.stringify(value)])),
  }
}

function wholeCard({ contacts, ...body }: Drawn): Drawn {
  const { name, description, phone_number: phone } = body
  const texts = [name, description, phone && cleaned('phone', String(phone))]
  const isBlank = texts.some((text) => text !== undefined && String(text).trim() === '')
  if (isBlank) return { ...body, name: '', description: '' }
  const whole = {
    name: name ?? 'Norias',
    description: description ?? '–',
    phone_number: phone ?? '0',
  }
  return { ...body, ...whole, ...(contacts ? { contacts } : {}) }
}

/** Punctuation alone conforms, but none of it is left of a phone number. */
function withPhoneNumber({ phone_number: phone, ...body }: Drawn): Drawn {
  return { ...body, phone_number: cleaned('phone', String(phone)) === '' ? '0' : phone }
}

/** Its texts are whole in each language. */
function wholeCardIn({ texts: _texts, ...body }: Drawn, codes: string[]): Drawn {
  const inEach = (text: string) => Object.fromEntries(codes.map((code) => [code, text]))
  const texts = { name: inEach('Norias'), description: inEach('–'), phone_number: inEach('0') }
  return { ...body, texts: JSON.stringify(texts) }
}

function shuffled<Value>(all: Value[], draw: fc.GeneratorValue): Value[] {
  return draw(fc.shuffledSubarray, all, { minLength: all.length })
}
