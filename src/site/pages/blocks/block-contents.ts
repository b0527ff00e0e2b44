import type { ShownBlock } from '../../../domain/pages/block.ts'
import { type DescribedBlocks, withRichTexts } from '../../../domain/pages/described-blocks.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { toPageHtml } from '../../../domain/rich-text/render-rich-text.server.ts'
import { contactIn } from '../../contact/contact-in.ts'
import { homeParts, newest } from '../../home/home-parts.ts'
import type { BlockContent } from './block-content.ts'
import { type LinkFinder, linkFinder } from './link-finder.ts'

export async function blockContents(
  { blocks, described }: DescribedBlocks,
  language: LanguageCode,
): Promise<BlockContent[]> {
  const linkTo = await linkFinder(blocks, language)
  const toHtml = (text: string) => toPageHtml(text, { language, described })
  const rendered = blocks.map((block) => withRichTexts(block, toHtml))
  return Promise.all(rendered.map((block) => contentOf(block, language, linkTo)))
}

async function contentOf(
  block: ShownBlock,
  language: LanguageCode,
  linkTo: LinkFinder,
): Promise<BlockContent> {
  switch (block.kind) {
    case 'beside':
    case 'action':
      return { ...block, link: linkTo(block.link) }
    case 'articles':
      return { ...block, articles: await newest(block.section, block.count, language) }
    case 'posts':
    case 'business':
    case 'products':
      return { ...block, articles: await homeParts[block.kind](language) }
    case 'about':
      return { ...block, about: await homeParts.about(language) }
    case 'partners':
      return { ...block, partners: await homeParts.partners(language) }
    case 'contact':
      return { ...block, contact: await contactIn(language) }
    default:
      return block
  }
}
