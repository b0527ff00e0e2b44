import { isReachableIn } from '../../domain/contact-reach.ts'
import { defaultPublicLanguage, pathInLanguage } from '../../domain/language.ts'
import { pathOfTarget, type RedirectTarget } from '../../domain/redirect.ts'
import { siteAddress } from '../../domain/site-address.ts'
import type { Db } from '../engine/tables.ts'
import { readSection } from '../sections/section-document.ts'
import { hiddenIn } from '../sections/section-settings.ts'

/** What the site answers at the moment; for several addresses the settings are read once. */
export async function openSiteAddresses(db: Db) {
  const hidden = await hiddenIn(db)
  const contact = await readSection(db, 'contactUs')
  const rows = await db
    .selectFrom('languages')
    .select('code')
    .where('status', '=', 'published')
    .execute()
  const published = rows.map(({ code }) => code)

  async function hasArticle(id: number, section: string, language: string): Promise<boolean> {
    const found = await db
      .selectFrom('article_texts')
      .select('article_id')
      .where('article_id', '=', id)
      .where('language', '=', language)
      .where('section', '=', section as never)
      .where('title', '<>', '')
      .executeTakeFirst()
    return found !== undefined
  }

  /** Whether a page stands at this path, which is as people read it. */
  async function answers(path: string): Promise<boolean> {
    const { language, place } = siteAddress(path)
    if (place.kind === 'reserved') return true
    if (!published.includes(language)) return false
    switch (place.kind) {
      case 'home':
      case 'search':
        return true
      case 'contact':
        return isReachableIn(contact, language)
      case 'section':
        return !hidden.includes(place.section)
      case 'article':
        return !hidden.includes(place.section) && hasArticle(place.id, place.section, language)
      case 'unknown':
        return false
    }
  }

  return {
    answers,

    /** Where a redirect from this path leads now; undefined if nothing is there. */
    async presentAddress(from: string, target: RedirectTarget): Promise<string | undefined> {
      if (target.kind === 'external') return target.address
      const asked = siteAddress(from).language
      const language = published.includes(asked) ? asked : defaultPublicLanguage
      const path =
        target.kind === 'path' ? target.path : pathInLanguage(language, pathOfTarget(target) ?? '/')
      return (await answers(path)) ? path : undefined
    },
  }
}

export type SiteAddresses = Awaited<ReturnType<typeof openSiteAddresses>>
