import type { ShownBlock } from '../../../domain/block.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import type { LinkTarget } from '../../../domain/navigation.ts'
import type { PageLink } from '../../../domain/page.ts'
import { storage } from '../../../storage/storage.server.ts'
import { contactIn } from '../../contact/contact-in.ts'
import { linkTo } from '../../layout/menu-in.ts'
import type { BlockLink } from './block-content.ts'

export type LinkFinder = (target: LinkTarget | null) => BlockLink | null

/** Asks only for what the links of the blocks may lead to; null for what is not there in the language. */
export async function linkFinder(
  blocks: ShownBlock[],
  language: LanguageCode,
): Promise<LinkFinder> {
  const kinds = new Set(blocks.map((block) => ('link' in block && targetOf(block)?.kind) || ''))
  const there = {
    hidden: kinds.has('section') ? await storage.sections.hidden() : [],
    isReachable: kinds.has('contact') && (await contactIn(language)) !== null,
    pages: kinds.has('page') ? await storage.pages.links(language) : noPages,
  }
  return (target) => {
    const link = target && linkTo(target, there)
    return link ? { path: link.path, ...(link.isExternal && { isExternal: true }) } : null
  }
}

const noPages = new Map<number, PageLink>()

/** Of articles, the link is a text. */
function targetOf({ link }: { link: LinkTarget | string | null }): LinkTarget | null {
  return typeof link === 'string' ? null : link
}
