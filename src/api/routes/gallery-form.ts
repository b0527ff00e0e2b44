import { z } from 'zod'
import type { GalleryItem } from '../../domain/gallery.ts'
import { type GalleryChange, galleryChange, newItems } from '../../domain/gallery-change.ts'
import type { Picture } from '../../domain/media.ts'
import { focus } from '../../domain/media-change.ts'
import type { GalleryEdit } from '../../domain/change-gallery.ts'
import { fromJson } from '../http/accepts.ts'

const { shape } = galleryChange

/** The domain's change of a gallery as it travels in a multipart body: lists and titles as JSON. */
export const galleryFields = {
  youtube: fromJson(shape.youtube),
  sort: fromJson(shape.sort).describe(
    'The kind of each new item, in their order; needed where both kinds are new',
  ),
  delete_ids: fromJson(shape.delete_ids).describe('Items of this gallery'),
  order: fromJson(shape.order).describe(
    'Where each item stays and the new ones come: `[7,"new",9]`; without it they come last',
  ),
  titles: fromJson(shape.titles).describe('Changed ones: `{"7":{"ar":"قناة مبطّنة"}}`'),
  new_titles: fromJson(shape.new_titles).describe('Of each new item in turn, or of none'),
}

/** A focus as it travels in a form; blank for the centre. */
export const focusField = z
  .preprocess((text) => (text === '' ? 'null' : text), fromJson(focus.optional(), focus))
  .meta({ description: 'Blank for the centre' })

/** What a checked change does to the gallery as it is now. */
export function galleryEdit(
  change: GalleryChange,
  pictures: Picture[],
  gallery: GalleryItem[],
): GalleryEdit {
  const { delete_ids: removed, order, titles } = change
  const staying = gallery.filter(({ id }) => !removed.includes(id))
  const kept = staying.flatMap(({ id }) => (titles[id] ? [[id, titles[id]]] : []))
  return {
    removed,
    order,
    added: newItems(change, pictures),
    titles: Object.fromEntries(kept),
  }
}
