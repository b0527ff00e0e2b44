import type { ArticleSection } from '../../domain/article.ts'
import {
  type GalleryItemInLanguage,
  itemsInLanguage,
  picturesOf,
  withAltTexts,
} from '../../domain/gallery.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Look } from '../../domain/look.ts'
import type { Cover, Focus, Picture } from '../../domain/media.ts'
import { pageSizes } from '../../domain/pagination.ts'
import { type SectionOf, sectionTextsIn } from '../../domain/section.ts'
import { storage } from '../../storage/storage.server.ts'
import type { ShownPicture } from '../../ui/picture.tsx'
import { contactIn } from '../contact/contact-in.ts'
import { toCard } from '../articles/to-card.ts'

/** What the hero shows. */
type Opening = {
  picture: ShownPicture | null
  beside?: 'split'
  /** After the first, which is the picture. */
  slides?: Picture[]
}

type Content = Awaited<ReturnType<typeof contentIn>>
export type HomeContent = Awaited<ReturnType<typeof homeContent>>

/** What is missing in the language is blank or an empty list. */
export async function homeContent(language: LanguageCode, hero: Look['hero']) {
  const content = await contentIn(language, hero)
  return { ...content, writtenIn: await whereWritten(language, content, hero) }
}

async function contentIn(language: LanguageCode, hero: Look['hero']) {
  const { sections, cards } = storage
  return {
    banner: await bannerIn(await sections.get('banner'), language, hero),
    about: aboutIn(await sections.get('aboutUs'), language),
    posts: await newest('posts', pageSizes.homePosts, language),
    business: await newest('business', pageSizes.homeBusiness, language),
    products: await newest('products', pageSizes.homeProducts, language),
    partners: {
      title: sectionTextsIn(await sections.get('partners'), language).section_title,
      cards: await cards.listInLanguage(language),
    },
    contact: await contactIn(language),
  }
}

/** This language if it has any content, else all others that have. */
async function whereWritten(
  language: LanguageCode,
  content: Content,
  hero: Look['hero'],
): Promise<LanguageCode[]> {
  if (isWritten(content)) return [language]
  const published = await storage.languages.published()
  const others = await Promise.all(
    published.map(async ({ code }) => ({
      code,
      isWritten: isWritten(await contentIn(code, hero)),
    })),
  )
  return others.filter((other) => other.isWritten).map(({ code }) => code)
}

function isWritten({ banner, about, posts, business, products, partners }: Content): boolean {
  const lists = [posts, business, products, partners.cards]
  const texts = [banner.title, banner.description, about.title, about.description]
  return texts.some(Boolean) || lists.some((list) => list.length > 0)
}

async function newest(section: ArticleSection, perPage: number, language: LanguageCode) {
  const { articles } = await storage.articles.list({ section, language, page: 1, perPage })
  return articles.map(toCard)
}

async function bannerIn(banner: SectionOf<'banner'>, language: LanguageCode, hero: Look['hero']) {
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
    ...openingOf({ picture: picture && focused(picture, described), gallery }, hero),
    gallery: withAltTexts(itemsInLanguage(gallery, language), described).map(withoutBlur),
  }
}

/** Without a focus of its own, it has that of the library. */
function focused(picture: Cover, described: Map<string, { focus: Focus | null }>): Cover {
  return { ...picture, focus: picture.focus ?? described.get(picture.id)?.focus ?? null }
}

/** Fewer than two pictures are no slides. */
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

function aboutIn(about: SectionOf<'aboutUs'>, language: LanguageCode) {
  const texts = sectionTextsIn(about, language)
  return { title: texts.section_title, description: texts.section_description }
}
