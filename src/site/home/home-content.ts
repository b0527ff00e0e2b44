import { homeBlocks } from '../../domain/pages/block.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import type { Look } from '../../domain/look/look.ts'
import { homePageId } from '../../domain/pages/page.ts'
import { shownBlocks } from '../../domain/pages/shown-blocks.ts'
import type { PagePreview } from '../../domain/documents/preview.ts'
import { storage } from '../../storage/storage.server.ts'
import { contactIn } from '../contact/contact-in.ts'
import { blockContents, previewBlocks } from '../pages/blocks/block-contents.ts'
import { bannerIn } from './banner-in.ts'
import { homeParts } from './home-parts.ts'
import type { DescribedBlocks } from '../../domain/pages/described-blocks.ts'
import type { BlockContent } from '../pages/blocks/block-content.ts'

type StandardContent = Awaited<ReturnType<typeof standardHomeIn>>
type Content = Awaited<ReturnType<typeof contentIn>>
export type HomeContent = Awaited<ReturnType<typeof homeContent>>
export type HomeSectionsContent = StandardContent

/** Content that is missing in the language is blank or an empty list. */
export async function homeContent(
  language: LanguageCode,
  hero: Look['hero'],
  preview?: PagePreview | null,
) {
  const content = await contentIn(language, hero, preview)
  return { ...content, writtenIn: await whereWritten(language, content, hero) }
}

/** Other blocks are handed over only where there are any: they would weigh on every home page. */
async function contentIn(language: LanguageCode, hero: Look['hero'], preview?: PagePreview | null) {
  const banner = await bannerIn(await storage.sections.get('banner'), language, hero)
  const shown = preview
    ? await previewBlocks(shownBlocks(preview, language), language)
    : await storage.pages.home(language)
  const isStandard = shown.blocks.map(({ kind }) => kind).join() === homeBlocks.join()
  if (!isStandard) return { banner, ...(await ownHomeIn(shown, language)) }
  return { banner, ...(await standardHomeIn(language)) }
}

async function standardHomeIn(language: LanguageCode) {
  return {
    about: await homeParts.about(language),
    posts: await homeParts.posts(language),
    business: await homeParts.business(language),
    products: await homeParts.products(language),
    partners: await homeParts.partners(language),
    contact: await contactIn(language),
  }
}

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

function isWritten(content: Content): boolean {
  if (content.banner.title || content.banner.description) return true
  if ('blocks' in content) return content.blocks.some(isWrittenBlock)
  const { about, posts, business, products, partners } = content
  const lists = [posts, business, products, partners.cards]
  return about.description !== '' || lists.some((list) => list.length > 0)
}

async function ownHomeIn(shown: DescribedBlocks, language: LanguageCode) {
  const blocks = await blockContents({ id: homePageId, ...shown }, language)
  return { blocks, contactAddress: await contactAddressOf(blocks, language) }
}

async function contactAddressOf(
  blocks: BlockContent[],
  language: LanguageCode,
): Promise<string | null> {
  if (!(await contactIn(language))) return null
  const isHere = blocks.some(({ kind }) => kind === 'contact')
  return isHere ? '#contact-us' : pathInLanguage(language, '/contact')
}

function isWrittenBlock(block: BlockContent): boolean {
  switch (block.kind) {
    case 'about':
      return block.about.description !== ''
    case 'posts':
    case 'business':
    case 'products':
    case 'articles':
      return block.articles.length > 0
    case 'partners':
      return block.partners.cards.length > 0
    case 'downloads':
      return block.heading !== ''
    case 'contact':
    case 'picture':
    case 'gallery':
    case 'video':
      return false
    default:
      // Other blocks would not be there without their texts.
      return true
  }
}
