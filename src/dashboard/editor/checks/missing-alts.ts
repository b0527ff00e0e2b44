import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { ShownBlock } from '../../../domain/pages/block.ts'
import { picturesInBlocks } from '../../../domain/pages/described-blocks.ts'
import { picturesInText } from '../../../domain/rich-text/figures.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { type GalleryTile, staying } from '../gallery/gallery-tiles.ts'

export type NamedPicture = {
  media: string
  language: LanguageCode
  hasCaption?: boolean
}
type Described = Pick<LibraryPictureResponse, 'id' | 'name' | 'decorative' | 'alt' | 'caption'>
export type MissingAlt = { picture: Described; languages: LanguageCode[] }

export function namedInText(html: string, language: LanguageCode): NamedPicture[] {
  return picturesInText(html).map((media) => ({ media, language }))
}

export function namedInGallery(tiles: GalleryTile[], language: LanguageCode): NamedPicture[] {
  return staying(tiles).flatMap(({ stored, change, titles }) => {
    const picked = change?.kind === 'picked' ? change.picture : null
    const picture = change ? picked : stored?.picture
    return picture && !titles[language] ? [{ media: picture.id, language }] : []
  })
}

export function namedInBlocks(blocks: ShownBlock[], language: LanguageCode): NamedPicture[] {
  return blocks.flatMap((block) => {
    const hasCaption = block.kind === 'gallery'
    return picturesInBlocks([untitled(block)]).map((media) => ({ media, language, hasCaption }))
  })
}

function untitled(block: ShownBlock): ShownBlock {
  if (block.kind !== 'gallery') return block
  return { ...block, items: block.items.filter(({ title }) => !title) }
}

export function missingAlts(shown: NamedPicture[], library: Described[]): MissingAlt[] {
  const pictures = new Map(library.map((picture) => [picture.id, picture]))
  const missing = new Map<string, MissingAlt>()
  for (const { media, language, hasCaption } of shown) {
    const picture = pictures.get(media)
    if (!picture || picture.decorative || picture.alt[language]) continue
    if (hasCaption && picture.caption[language]) continue
    const languages = missing.get(media)?.languages ?? []
    if (!languages.includes(language))
      missing.set(media, { picture, languages: [...languages, language] })
  }
  return [...missing.values()]
}
