import type { GalleryItem } from '../../domain/gallery/gallery.ts'
import {
  type AddedPictures,
  type GalleryChange,
  newItems,
} from '../../domain/gallery/gallery-change.ts'
import type { GalleryEdit } from '../../domain/gallery/change-gallery.ts'

export function galleryEdit(
  change: GalleryChange,
  pictures: AddedPictures,
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
