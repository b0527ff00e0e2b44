import {
  type GalleryItemInLanguage,
  itemsInLanguage,
  picturesOf,
  withAltTexts,
} from '../../domain/gallery/gallery.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Look } from '../../domain/look/look.ts'
import { focusedCover, type Picture } from '../../domain/media/media.ts'
import { type SectionOf, sectionTextsIn } from '../../domain/sections/section.ts'
import { storage } from '../../storage/storage.server.ts'
import type { ShownPicture } from '../../ui/picture.tsx'

type Opening = {
  picture: ShownPicture | null
  beside?: 'split'
  slides?: Picture[]
}

export async function bannerIn(
  banner: SectionOf<'banner'>,
  language: LanguageCode,
  hero: Look['hero'],
) {
  const texts = sectionTextsIn(banner, language)
  const { picture, gallery } = banner
  const shown = [...(picture ? [picture] : []), ...picturesOf(gallery)]
  const described = await storage.library.describe(
    shown.map(({ id }) => id),
    language,
  )
  return {
    title: texts.banner_title,
    description: texts.banner_description,
    button: texts.banner_button,
    ...openingOf({ picture: picture && focusedCover(picture, described), gallery }, hero),
    gallery: withAltTexts(itemsInLanguage(gallery, language), described).map(withoutBlur),
  }
}

function openingOf(
  { picture, gallery }: Pick<SectionOf<'banner'>, 'picture' | 'gallery'>,
  hero: Look['hero'],
): Opening {
  if (hero === 'scene' || hero === 'plain') return { picture: null }
  if (hero === 'split') return { picture, beside: 'split' }
  const [first, ...others] = hero === 'slides' ? picturesOf(gallery) : []
  return first && others.length > 0 ? { picture: first, slides: others } : { picture }
}

/** Thumbnails load fast: their blurred previews would only weigh on the page. */
function withoutBlur(item: GalleryItemInLanguage): GalleryItemInLanguage {
  return item.type === 'image' ? { ...item, picture: { ...item.picture, blur: '' } } : item
}
