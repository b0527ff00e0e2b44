import { type ArticleSection, sectionPaths } from '../../domain/articles/article.ts'
import { articleSlug } from '../../domain/articles/article-slug.ts'
import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
} from '../../domain/languages/language.ts'
import type { LinkTarget } from '../../domain/navigation/navigation.ts'
import { isReachableIn } from '../../domain/contact/reachable.ts'
import { shownForm } from '../../domain/forms/shown-form.ts'
import { findForm } from '../forms/form-rows.ts'
import { pathOfTarget, type RedirectTarget } from '../../domain/seo/redirect.ts'
import { type SiteAddress, siteAddress, type SiteTarget } from '../../domain/seo/site-address.ts'
import type { Db } from '../engine/tables.ts'
import { shownFiles } from '../files/file-document.ts'
import { findBySlug, pageLinks } from '../pages/public-pages.ts'
import { findTopic, topicsAt } from '../topics/public-topics.ts'
import { readSection } from '../sections/section-document.ts'
import { hasReadableAddresses, hiddenIn } from '../sections/section-settings.ts'

const picturePath = /^\/media\/([\da-f]{32})\//

function readableTopicPath(section: ArticleSection, slug: string): string {
  return `/${sectionPaths[section]}/topic/${slug}`
}

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
    if (target.kind === 'topic') {
      const found = await findTopic(db, { section: target.section, language }, target.slug)
      const slug = found && 'movedTo' in found ? found.movedTo : null
      return slug === null
        ? path
        : pathInLanguage(language, readableTopicPath(target.section, slug))
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
      case 'topic': {
        const found = await findTopic(db, { section: target.section, language }, target.slug)
        return found !== undefined && ('topic' in found || 'movedTo' in found)
      }
      case 'page': {
        const found = await findBySlug(db, language, target.slug)
        return found !== undefined && !('readableIn' in found)
      }
      case 'form': {
        const form = await findForm(db, target.id)
        return form !== undefined && shownForm(form, language) !== undefined
      }
      case 'unknown':
        return false
    }
  }

  async function pathTo(target: RedirectTarget, language: LanguageCode) {
    if (target.kind === 'path') return target.path
    const path = (await namedPath(target, language)) ?? pathOfTarget(target)
    return path && pathInLanguage(language, path)
  }

  /** Pages and topics are at names that may change. */
  async function namedPath(target: LinkTarget, language: LanguageCode) {
    if (target.kind === 'page') {
      const page = (await pageLinks(db, language, [target.id])).get(target.id)
      return page && `/${page.slug}`
    }
    if (target.kind !== 'topic') return undefined
    const topics = await topicsAt(db, [target.id], language)
    const topic = topics.find(({ section }) => section === target.section)
    return topic && readableTopicPath(topic.section, topic.slug)
  }

  async function hasItsPicture(path: string): Promise<boolean> {
    const [, id] = picturePath.exec(path) ?? []
    if (id === undefined) return true
    const found = await db
      .selectFrom('media')
      .select('id')
      .where('id', '=', id)
      .where('library', '=', 1)
      .executeTakeFirst()
    return found !== undefined
  }

  async function addressOfFile(id: string, language: LanguageCode) {
    const file = (await shownFiles(db, [id], language)).get(id)
    return file && decodeURIComponent(file.address)
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
      if (target.kind === 'file') return addressOfFile(target.id, language)
      const path = await pathTo(target, language)
      if (path !== undefined && !(await hasItsPicture(path))) return undefined
      return path !== undefined && (await answers(path)) ? presentPath(path) : undefined
    },
  }
}

export type SiteAddresses = Awaited<ReturnType<typeof openSiteAddresses>>
