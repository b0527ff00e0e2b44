import type { LanguageCode } from '../../domain/languages/language.ts'
import type { LinkAddress } from '../../domain/navigation/menu.ts'
import { linkTo } from '../../domain/navigation/menu-in.ts'
import type { LinkTarget } from '../../domain/navigation/navigation.ts'
import { storage } from '../../storage/storage.server.ts'
import { contactIn } from '../contact/contact-in.ts'

export type LinkFinder = (target: LinkTarget | null) => LinkAddress | null

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
    if (!link) return null
    const { path, isExternal, hrefLang } = link
    return { path, ...(isExternal && { isExternal }), ...(hrefLang && { hrefLang }) }
  }
}
