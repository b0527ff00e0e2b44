import * as fc from 'fast-check'
import type { JsonSchema } from '../../src/api/openapi/openapi-schemas.ts'
import { pathOfAddress } from '../../src/domain/redirect.ts'
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
 * What the description can only say in words: how the parts of a body depend on each other and on
 * what exists.
 */
export const relations: Record<string, Relation> = {
  [`POST ${articles}/{language_or_id}`]: (sent, draw) => galleryOf(priceless(sent), [], draw),
  [`POST ${articles}/{language}/{id}`]: async (sent, draw, world) =>
    galleryOf(priceless(sent), await world.itemIds(sent.drawn.id), draw),
  'POST /sections/{name}/gallery-simplified': async (sent, draw, world) =>
    galleryOf(sent, await world.itemIds(undefined), draw),
  [`POST ${cards}/{id}`]: ({ body }) => wholeCard(body),
  [`POST ${cards}/order`]: async (_sent, draw, world) => ({
    ids: shuffled(await world.cardIds(), draw),
  }),
  'POST /redirects': ({ body }) => possibleRedirect(body),
  'POST /redirects/import': (_sent, draw) => ({
    list: draw(fc.constantFrom, '', '/older /', '/older /\n\n/oldest https://a.example'),
  }),
  'POST /trials': (sent) => triedArticle(sent),
  'POST /trials/{trial}': (sent) => triedArticle(sent),
  'POST /signin': ({ body }, draw, { layla }) => (draw(fc.boolean) ? { ...layla } : body),
  'POST /account/password': ({ body }, _draw, { layla }) => ({
    ...body,
    current_password: layla.password,
  }),
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
  const { content, banner_image, logo, logo_dark, icon, ...rest } = schema.properties as Record<
    string,
    JsonSchema
  >
  const { anyOf = [] } = (content?.contentSchema ?? {}) as JsonSchema
  const own = new RegExp(`/${name}Content$`, 'i')
  const contentSchema = anyOf.find(({ $ref = '' }) => own.test($ref)) as JsonSchema
  const pictures = { banner: { banner_image }, identity: { logo, logo_dark, icon } } as Record<
    string,
    object
  >
  return {
    ...schema,
    properties: { ...rest, ...pictures[String(name)], content: { ...content, contentSchema } },
  } as JsonSchema
}

/** Products alone have one. */
function priceless({ drawn, body: { price, ...body } }: Sent): Sent {
  const isPriced = drawn.section === 'products' && price !== undefined
  return { drawn, body: isPriced ? { ...body, price } : body }
}

/** Of an address that can be asked for, to what is always there. */
function possibleRedirect({ path }: Drawn): Drawn {
  const isPossible = pathOfAddress(String(path).trim()) !== undefined
  return { path: isPossible ? path : '/old', target: { kind: 'home' } }
}

/** A new one, of pictures that are not uploaded. */
function triedArticle({ body }: Sent): Drawn {
  const { article } = body.overlay as { article?: Drawn }
  if (!article) return { overlay: {} }
  const { body: priced } = priceless({ drawn: article, body: article })
  const isStored = (picture: unknown) => picture !== null && 'media' in (picture as Drawn)
  const items = article.gallery as Drawn[]
  return {
    overlay: {
      article: {
        ...article,
        id: null,
        price: priced.price ?? '',
        image: isStored(article.image) ? null : article.image,
        gallery: items.filter(({ picture = null }) => !isStored(picture)),
      },
    },
  }
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
  const kinds = [...images, ...parsed(body.youtube).map(() => 'video')]
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
  const texts = [name, description, phone]
  const isBlank = texts.some((text) => text !== undefined && String(text).trim() === '')
  if (isBlank) return { ...body, name: '', description: '' }
  const whole = {
    name: name ?? 'Norias',
    description: description ?? '–',
    phone_number: phone ?? '0',
  }
  return { ...body, ...whole, ...(contacts ? { contacts } : {}) }
}

function shuffled<Value>(all: Value[], draw: fc.GeneratorValue): Value[] {
  return draw(fc.shuffledSubarray, all, { minLength: all.length })
}
