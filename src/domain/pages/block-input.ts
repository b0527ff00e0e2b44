import { articleSections } from '../articles/article.ts'
import { articleCounts, type BlockKind, blockId, blockLimits, grounds, sides } from './block.ts'
import { email, phone } from '../contact/contact-input.ts'
import { type EventTimes, isEventTime, isInOrder } from '../events/event-times.ts'
import { fileId } from '../files/file-input.ts'
import { youtubeLink } from '../gallery/gallery-input.ts'
import { focus, mediaId } from '../media/media-input.ts'
import { messages } from '../messages.ts'
import { pictureWidths } from '../media/media.ts'
import { linkTarget } from '../navigation/navigation-input.ts'
import { z } from '../text/schema.ts'

export const id = z.string().regex(blockId, messages.invalidInput)

export const pictureWithFocus = z.strictObject({ media: mediaId, focus: focus.default(null) })

const picture = pictureWithFocus.nullable().default(null)
const link = linkTarget.nullable().default(null)

const galleryPicture = z.union([
  z.strictObject({ id, media: mediaId }),
  z.strictObject({ id, youtube: youtubeLink }),
])
const person = z.strictObject({
  id,
  picture,
  phone: phone.default(''),
  email: email.default(''),
})

const timeRefusal = { message: messages.eventTime, abort: true }
const eventTime = z
  .string(messages.eventTime)
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d)?$/, timeRefusal)
  .refine(isEventTime, timeRefusal)
  .meta({ examples: ['2026-12-05T09:00'] })
const plannedEvent = z
  .strictObject({
    id,
    starts: eventTime.describe('On the clock of the site; a date alone is a whole day'),
    ends: eventTime.nullable().default(null).describe('Null for the end of its day'),
    link,
  })
  .refine((event: EventTimes) => isInOrder(event), {
    path: ['ends'],
    message: messages.eventOrder,
  })

const blocks = {
  text: z.strictObject({ kind: z.literal('text') }),
  picture: z.strictObject({
    kind: z.literal('picture'),
    picture,
    width: z.enum(pictureWidths).default('text'),
  }),
  beside: z.strictObject({
    kind: z.literal('beside'),
    picture,
    side: z.enum(sides).default('start'),
    link,
  }),
  gallery: z.strictObject({ kind: z.literal('gallery'), items: listOf(galleryPicture) }),
  quote: z.strictObject({ kind: z.literal('quote'), picture }),
  facts: z.strictObject({
    kind: z.literal('facts'),
    items: listOf(z.strictObject({ id }), blockLimits.facts),
  }),
  questions: z.strictObject({
    kind: z.literal('questions'),
    items: listOf(z.strictObject({ id })),
  }),
  people: z.strictObject({ kind: z.literal('people'), items: listOf(person) }),
  action: z.strictObject({
    kind: z.literal('action'),
    link,
    ground: z.enum(grounds).default('tint'),
  }),
  video: z.strictObject({ kind: z.literal('video'), youtube: youtubeLink }),
  downloads: z.strictObject({
    kind: z.literal('downloads'),
    items: listOf(z.strictObject({ id, file: fileId })),
  }),
  events: z.strictObject({
    kind: z.literal('events'),
    items: listOf(plannedEvent, blockLimits.events),
  }),
  form: z.strictObject({
    kind: z.literal('form'),
    form: z.int32().positive().nullable().default(null).describe('Id of the form'),
  }),
  articles: z.strictObject({
    kind: z.literal('articles'),
    section: z.enum(articleSections),
    count: z.literal(articleCounts).default(3),
  }),
  partners: z.strictObject({ kind: z.literal('partners') }),
  contact: z.strictObject({ kind: z.literal('contact') }),
  about: z.strictObject({ kind: z.literal('about') }),
  posts: z.strictObject({ kind: z.literal('posts') }),
  business: z.strictObject({ kind: z.literal('business') }),
  products: z.strictObject({ kind: z.literal('products') }),
} satisfies Record<BlockKind, z.ZodType>

export const blockInput = z.discriminatedUnion(
  'kind',
  [
    blocks.text,
    blocks.picture,
    blocks.beside,
    blocks.gallery,
    blocks.quote,
    blocks.facts,
    blocks.questions,
    blocks.people,
    blocks.action,
    blocks.video,
    blocks.downloads,
    blocks.events,
    blocks.form,
    blocks.articles,
    blocks.partners,
    blocks.contact,
    blocks.about,
    blocks.posts,
    blocks.business,
    blocks.products,
  ],
  messages.blockUnknown,
)
export type BlockInput = { [Kind in BlockKind]: z.output<(typeof blocks)[Kind]> }[BlockKind]

function listOf<S extends z.ZodType>(item: S, most: number = blockLimits.items) {
  return z.array(item, messages.invalidInput).max(most, messages.itemsTooMany).default([])
}
