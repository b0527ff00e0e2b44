import { type GalleryItemInLanguage, itemsInLanguage } from '../../domain/gallery.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Look } from '../../domain/look.ts'
import type { Picture } from '../../domain/media.ts'
import { type SectionOf, sectionTextsIn } from '../../domain/section.ts'
import type { ShownPicture } from '../../ui/picture.tsx'

/** What the hero shows. */
type Opening = {
  picture: ShownPicture | null
  beside?: 'split'
  /** After the first, which is the picture. */
  slides?: Picture[]
  /** For those who share the page, where it is not shown itself. */
  shared?: Picture
}

export type HomeBanner = ReturnType<typeof bannerIn>

export function bannerIn(banner: SectionOf<'banner'>, language: LanguageCode, hero: Look['hero']) {
  const texts = sectionTextsIn(banner, language)
  return {
    title: texts.banner_title,
    description: texts.banner_description,
    button: texts.banner_button,
    ...openingOf(banner, hero),
    gallery: itemsInLanguage(banner.gallery, language).map(withoutBlur),
  }
}

/** Fewer than two pictures are no slides. */
function openingOf({ picture, gallery }: SectionOf<'banner'>, hero: Look['hero']): Opening {
  if (hero === 'scene' || hero === 'plain')
    return { picture: null, ...(picture && { shared: picture }) }
  if (hero === 'split') return { picture, beside: 'split' }
  const slides = gallery.flatMap((item) => (item.type === 'image' ? item.picture : []))
  const [first, ...others] = hero === 'slides' ? slides : []
  return first && others.length > 0 ? { picture: first, slides: others } : { picture }
}

/** Thumbnails load fast: their blurred previews would only weigh on the page. */
function withoutBlur(item: GalleryItemInLanguage): GalleryItemInLanguage {
  return item.type === 'image' ? { ...item, picture: { ...item.picture, blur: '' } } : item
}
