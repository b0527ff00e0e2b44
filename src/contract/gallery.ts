import { galleryLimits } from '../domain/gallery/gallery.ts'
import { galleryInput } from '../domain/gallery/gallery-input.ts'
import { z } from '../domain/text/schema.ts'
import type { FormOf } from './endpoint.ts'
import { baseRevision, jsonField } from './form-fields.ts'
import { picture, rowId } from './shared.ts'

/** `image` is an address; `picture` is what a set of sources needs (CNT-3). */
export const imageAddress = z.string().meta({
  description: 'A single URL where responsive sources are not supported, or blank',
  examples: ['/media/0f1e2d3c4b5a69788796a5b4/1920.webp'],
})

const bareItem = z.strictObject({
  id: rowId,
  type: z.enum(['image', 'youtube']),
  url: imageAddress.describe('Of the image, or `https://www.youtube.com/watch?v={id}`'),
  picture: picture.nullable().describe('Null for a video'),
})

export const galleryItem = bareItem
  .extend({
    title: z.record(z.string(), z.string()).meta({
      description: 'By language; untitled languages are absent',
      examples: [{ en: 'A lined canal', ar: 'قناة مبطّنة' }],
    }),
  })
  .meta({ id: 'GalleryItem' })
export type GalleryItemResponse = z.infer<typeof galleryItem>

export const publicGalleryItem = bareItem
  .extend({ title: z.string().meta({ description: 'Or blank', examples: ['A lined canal'] }) })
  .meta({ id: 'ReadableGalleryItem', description: 'A gallery item in one language.' })
export type PublicGalleryItem = z.infer<typeof publicGalleryItem>

const { shape } = galleryInput

export const galleryFields = {
  youtube: jsonField(shape.youtube),
  picked: jsonField(shape.picked).describe('Pictures of the library (ids)'),
  sort: jsonField(shape.sort).describe(
    'Type of each new item, in order; required if new items are of more than one',
  ),
  delete_ids: jsonField(shape.delete_ids).describe('Items of this gallery'),
  order: jsonField(shape.order).describe(
    'Order of items: `[7,"new",9]`; `"new"` marks new ones, which otherwise come last',
  ),
  titles: jsonField(shape.titles).describe('Changed ones: `{"7":{"ar":"قناة مبطّنة"}}`'),
  new_titles: jsonField(shape.new_titles).describe('One per new item, in order, or none'),
}
export const galleryFiles = { 'images[]': galleryLimits.newItems }

const galleryForm = z.strictObject({ ...galleryFields, base_revision: baseRevision })
export type GalleryForm = FormOf<typeof galleryForm, typeof galleryFiles>
