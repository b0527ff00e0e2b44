import type { LanguageCode } from '../../domain/languages/language.ts'
import type { MenuLink } from '../../domain/navigation/menu.ts'
import { linkTo } from '../../domain/navigation/menu-in.ts'
import type { LinkTarget } from '../../domain/navigation/navigation.ts'
import { storage } from '../../storage/storage.server.ts'
import { contactIn } from '../contact/contact-in.ts'

type SiteTarget = Pick<MenuLink, 'path' | 'isExternal'>
export type LinkFinder = (target: LinkTarget | null) => SiteTarget | null

/** Asks only for what the targets may lead to; null for what is not there in the language. */
export async function linkFinder(
  targets: LinkTarget[],
  language: LanguageCode,
): Promise<LinkFinder> {
  const there = {
    hidden: targets.some((target) => 'section' in target) ? await storage.sections.hidden() : [],
    isContactThere:
      targets.some(({ kind }) => kind === 'contact') && (await contactIn(language)) !== null,
    ...(await storage.sections.linked(targets, language)),
  }
  return (target) => {
    const link = target && linkTo(target, there)
    return link
      ? { path: link.path, ...(link.isExternal && { isExternal: link.isExternal }) }
      : null
  }
}
