import type { DescribedBlocks } from '../../domain/pages/described-blocks.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { contactIn } from '../contact/contact-in.ts'
import type { BlockContent } from '../pages/blocks/block-content.ts'
import { blockContents } from '../pages/blocks/block-contents.ts'

/** Blocks other than the first ones, or in another order. */
export async function ownHomeIn(shown: DescribedBlocks, language: LanguageCode) {
  const blocks = await blockContents(shown, language)
  return { blocks, contactAddress: await contactAddressOf(blocks, language) }
}

/** Returns where visitors reach the company, if they can. */
async function contactAddressOf(
  blocks: BlockContent[],
  language: LanguageCode,
): Promise<string | null> {
  if (!(await contactIn(language))) return null
  const isHere = blocks.some(({ kind }) => kind === 'contact')
  return isHere ? '#contact-us' : pathInLanguage(language, '/contact')
}

/** A block is written if it says anything in the language. */
export function isWrittenBlock(block: BlockContent): boolean {
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
