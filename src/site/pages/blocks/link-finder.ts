import type { ShownBlock } from '../../../domain/pages/block.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { linkTo } from '../../../domain/navigation/menu-in.ts'
import type { LinkTarget } from '../../../domain/navigation/navigation.ts'
import { storage } from '../../../storage/storage.server.ts'
import { contactIn } from '../../contact/contact-in.ts'
import type { BlockLink } from './block-content.ts'

export type LinkFinder = (target: LinkTarget | null) => BlockLink | null

/** Asks only for what the links of the blocks may lead to; null for what is not there in the language. */
export async function linkFinder(
  blocks: ShownBlock[],
  language: LanguageCode,
): Promise<LinkFinder> {
  const targets = blocks.flatMap((block) => ('link' in block && targetOf(block)) || [])
  const has = (kind: LinkTarget['kind']) => targets.some((target) => target.kind === kind)
  const idsOf = (kind: 'article' | 'page') =>
    targets.flatMap((target) => (target.kind === kind ? target.id : []))
  const there = {
    hidden: has('section') || has('article') ? await storage.sections.hidden() : [],
    isContactThere: has('contact') && (await contactIn(language)) !== null,
    articles: await storage.articles.titles(idsOf('article'), language),
    pages: await storage.pages.linksTo(idsOf('page'), language),
  }
  return (target) => {
    const link = target && linkTo(target, there)
    return link
      ? { path: link.path, ...(link.isExternal && { isExternal: link.isExternal }) }
      : null
  }
}

/** The link of an article is a text. */
function targetOf({ link }: { link: LinkTarget | string | null }): LinkTarget | null {
  return typeof link === 'string' ? null : link
}
