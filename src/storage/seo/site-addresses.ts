import { isReachableIn } from '../../domain/contact-reach.ts'
import { sectionPaths } from '../../domain/article.ts'
import { articleSlug } from '../../domain/article-slug.ts'
import { defaultPublicLanguage, type LanguageCode, pathInLanguage } from '../../domain/language.ts'
import { pathOfTarget, type RedirectTarget } from '../../domain/redirect.ts'
import { siteAddress, type SitePlace } from '../../domain/site-address.ts'
import type { Db } from '../engine/tables.ts'
import { readSection } from '../sections/section-document.ts'
import { hasReadableAddresses, hiddenIn } from '../sections/section-settings.ts'

type ArticlePlace = Extract<SitePlace, { kind: 'article' }>

/** What the site answers at the moment; for several addresses the settings are read once. */
export async function openSiteAddresses(db: Db) {
  const hidden = await hiddenIn(db)
  const isReadable = await hasReadableAddresses(db)
  const contact = await readSection(db, 'contactUs')
  const rows = await db
    .selectFrom('languages')
    .select('code')
    .where('status', '=', 'published')
    .execute()
  const published = rows.map(({ code }) => code)

  async function titleOf({ section, id }: ArticlePlace, language: LanguageCode) {
    if (hidden.includes(section)) return undefined
    const found = await db
      .selectFrom('article_texts')
      .select('title')
      .where('article_id', '=', id)
      .where('language', '=', language)
      .where('section', '=', section)
      .where('title', '<>', '')
      .executeTakeFirst()
    return found?.title
  }

  /** The address that its other addresses lead to. */
  async function presentPath(path: string): Promise<string> {
    const { language, place } = siteAddress(path)
    if (place.kind !== 'article') return path
    const { section, id } = place
    const title = isReadable ? await titleOf(place, language) : undefined
    const slug = title === undefined ? id : decodeURIComponent(articleSlug(id, title))
    return pathInLanguage(language, `/${sectionPaths[section]}/${slug}`)
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
        return (await titleOf(place, language)) !== undefined
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
      return (await answers(path)) ? presentPath(path) : undefined
    },
  }
}

export type SiteAddresses = Awaited<ReturnType<typeof openSiteAddresses>>
