import { sectionPaths } from '../../domain/articles/article.ts'
import { articleSlug } from '../../domain/articles/article-slug.ts'
import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
} from '../../domain/languages/language.ts'
import type { LinkTarget } from '../../domain/navigation/navigation.ts'
import { isReachableIn } from '../../domain/contact/reachable.ts'
import { pathOfTarget, type RedirectTarget } from '../../domain/seo/redirect.ts'
import { type SiteAddress, siteAddress, type SiteTarget } from '../../domain/seo/site-address.ts'
import type { Db } from '../engine/tables.ts'
import { findBySlug, pageLinks } from '../pages/public-pages.ts'
import { readSection } from '../sections/section-document.ts'
import { hasReadableAddresses, hiddenIn } from '../sections/section-settings.ts'

type ArticleTarget = Extract<SiteTarget, { kind: 'article' }>

export async function openSiteAddresses(db: Db) {
  const hidden = await hiddenIn(db)
  const isReadable = await hasReadableAddresses(db)
  const contact = await readSection(db, 'contactUs')
  const identity = await readSection(db, 'identity')
  const rows = await db
    .selectFrom('languages')
    .select('code')
    .where('status', '=', 'published')
    .execute()
  const published = rows.map(({ code }) => code)

  /** A path that reads as a language is a page where no language is called so. */
  function addressAt(path: string): SiteAddress {
    const address = siteAddress(path)
    const { language, target } = address
    if (target.kind !== 'home' || published.includes(language)) return address
    return { language: defaultPublicLanguage, target: { kind: 'page', slug: language } }
  }

  async function titleOf({ section, id }: ArticleTarget, language: LanguageCode) {
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

  async function presentPath(path: string): Promise<string> {
    const { language, target } = addressAt(path)
    if (target.kind === 'page') {
      const found = await findBySlug(db, language, target.slug)
      return found && 'movedTo' in found ? pathInLanguage(language, `/${found.movedTo}`) : path
    }
    if (target.kind !== 'article') return path
    const { section, id } = target
    const title = isReadable ? await titleOf(target, language) : undefined
    const slug = title === undefined ? id : decodeURIComponent(articleSlug(id, title))
    return pathInLanguage(language, `/${sectionPaths[section]}/${slug}`)
  }

  async function answers(path: string): Promise<boolean> {
    const { language, target } = addressAt(path)
    if (target.kind === 'reserved') return true
    if (!published.includes(language)) return false
    switch (target.kind) {
      case 'home':
      case 'search':
        return true
      case 'contact':
        return isReachableIn({ contact, identity }, language)
      case 'section':
        return !hidden.includes(target.section)
      case 'article':
        return (await titleOf(target, language)) !== undefined
      case 'page': {
        const found = await findBySlug(db, language, target.slug)
        return found !== undefined && !('readableIn' in found)
      }
      case 'unknown':
        return false
    }
  }

  async function pathTo(target: RedirectTarget, language: LanguageCode) {
    if (target.kind === 'path') return target.path
    const slug = target.kind === 'page' ? await slugOf(target.id, language) : undefined
    const path = slug === undefined ? pathOfTarget(target) : `/${slug}`
    return path && pathInLanguage(language, path)
  }

  async function slugOf(page: number, language: LanguageCode): Promise<string | undefined> {
    return (await pageLinks(db, language, [page])).get(page)?.slug
  }

  return {
    answers,

    async isShown(target: LinkTarget, language: LanguageCode): Promise<boolean> {
      if (!published.includes(language)) return false
      const path = await pathTo(target, language)
      return path !== undefined && answers(path)
    },

    async presentAddress(from: string, target: RedirectTarget): Promise<string | undefined> {
      if (target.kind === 'external') return target.address
      const asked = siteAddress(from).language
      const language = published.includes(asked) ? asked : defaultPublicLanguage
      const path = await pathTo(target, language)
      return path !== undefined && (await answers(path)) ? presentPath(path) : undefined
    },
  }
}

export type SiteAddresses = Awaited<ReturnType<typeof openSiteAddresses>>
