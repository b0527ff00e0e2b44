import type { ShownItem, ShownPicture, PreviewForm } from '../../../contract/previews.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { detailNames } from '../../../domain/articles/article-fields.ts'
import { pick } from '../../../domain/pick.ts'
import { textsIn } from '../../../domain/documents/revision.ts'
import { type CoverChange, currentPicture } from '../../editor/cover/cover-change.ts'
import { type GalleryTile, staying } from '../../editor/gallery/gallery-tiles.ts'
import type { ArticleValues, SavedArticle } from './article-values.ts'

export type UnsavedArticle = { section: ArticleSection; saved: SavedArticle; values: ArticleValues }

type AddressOf = (file: File) => string

export async function articlePreviewInput(
  { section, saved, values }: UnsavedArticle,
  addressOf: AddressOf,
): Promise<PreviewForm['overlay']> {
  const image = await coverOf(values.image, saved, addressOf)
  const items = await Promise.all(staying(values.gallery).map((tile) => itemOf(tile, addressOf)))
  const written = Object.entries(values).filter(([name]) => name.includes('.'))
  return {
    article: {
      section,
      id: saved.id,
      texts: textsIn(Object.fromEntries(written)) as PreviewInput['texts'],
      image,
      image_focus: values.image_focus,
      ...pick(values, detailNames),
      gallery: items.filter((item) => item !== null),
      topics: values.topics,
    },
  }
}

type PreviewInput = NonNullable<PreviewForm['overlay']['article']>

async function coverOf(
  change: CoverChange,
  { cover }: SavedArticle,
  addressOf: AddressOf,
): Promise<ShownPicture | null> {
  if (change instanceof File) return shownFile(change, addressOf)
  const current = currentPicture(change, cover)
  return current && { media: current.id }
}

async function itemOf(
  { change, stored, titles }: GalleryTile,
  addressOf: AddressOf,
): Promise<ShownItem | null> {
  if (change?.kind === 'video') return { youtube: change.address, title: titles }
  if (!change && stored?.type === 'youtube') return { youtube: stored.url, title: titles }
  const current = change?.kind === 'picked' ? change.picture : stored?.picture
  const picture =
    change?.kind === 'image'
      ? await shownFile(change.file, addressOf)
      : current && { media: current.id }
  return picture ? { picture, title: titles } : null
}

async function shownFile(file: File, addressOf: AddressOf): Promise<ShownPicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  bitmap.close()
  return { file: addressOf(file), width, height }
}
