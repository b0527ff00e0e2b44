import type { GalleryItem } from '../../domain/gallery/gallery.ts'
import {
  type AddedPictures,
  type GalleryInput,
  newItems,
} from '../../domain/gallery/gallery-input.ts'
import type { GalleryEdit } from '../../domain/gallery/change-gallery.ts'

export function galleryEdit(
  change: GalleryInput,
  pictures: AddedPictures,
  gallery: GalleryItem[],
): GalleryEdit {
  const { delete_ids: removed, order, titles } = change
  const staying = gallery.filter(({ id }) => !removed.includes(id))
  const remaining = staying.flatMap(({ id }) => (titles[id] ? [[id, titles[id]]] : []))
  return {
    removed,
    order,
    added: newItems(change, pictures),
    titles: Object.fromEntries(remaining),
  }
}
