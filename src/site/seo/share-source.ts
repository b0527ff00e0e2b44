import { createHash } from 'node:crypto'
import { type ArticleSection, articleId, articleSections } from '../../domain/articles/article.ts'
import { directionOf, type LanguageCode } from '../../domain/languages/language.ts'
import type { Look } from '../../domain/look/look.ts'
import { type Cover, focusedCover, type Picture } from '../../domain/media/media.ts'
import { sectionTextsIn } from '../../domain/sections/section.ts'
import { storage } from '../../storage/storage.server.ts'
import { namedCompanyIn } from '../company-in.ts'
import { namesIn } from '../names-in.ts'

type ShareSubject = 'home' | ArticleSection | `${'article' | 'page'}-${number}`

export type ShareSource = {
  direction: 'ltr' | 'rtl'
  title: string
  label: string
  company: string
  cover: Cover | null
  logo: Picture | null
  look: Pick<Look, 'brand' | 'accent' | 'paper' | 'ground' | 'typeface' | 'band'>
}

type Shown = Pick<ShareSource, 'title' | 'label' | 'cover'>

/** Other rules of drawing make other addresses. */
const rules = 'share-2'

export async function shareSource(
  subject: ShareSubject,
  language: LanguageCode,
): Promise<ShareSource | undefined> {
  const shown = await shownOf(subject, language)
  if (!shown) return undefined
  const identity = await storage.sections.get('identity')
  const { brand, accent, paper, ground, typeface, band } = await storage.sections.look()
  return {
    direction: directionOf(language),
    ...shown,
    title: drawable(shown.title),
    label: drawable(shown.label),
    company: drawable((await namedCompanyIn(language)).name),
    logo: identity.logo_dark ?? identity.picture,
    look: { brand, accent, paper, ground, typeface, band },
  }
}

/** `og:image` names it; undefined where there is nothing to read. */
export async function shareAddress(
  subject: ShareSubject,
  language: LanguageCode,
): Promise<string | undefined> {
  const source = await shareSource(subject, language)
  return source && addressOf(source, subject, language)
}

export function addressOf(
  source: ShareSource,
  subject: ShareSubject,
  language: LanguageCode,
): string {
  const { cover, logo, ...rest } = source
  const drawn = { ...rest, cover: cover && [cover.id, cover.focus], logo: logo?.id }
  const hash = createHash('sha256').update(rules + JSON.stringify(drawn))
  return `/share/${language}/${subject}-${hash.digest('hex').slice(0, 16)}.jpg`
}

export function shareSubject(text: string): ShareSubject | undefined {
  if (text === 'home') return text
  const section = articleSections.find((one) => one === text)
  if (section) return section
  const [, kind, written = ''] = /^(article|page)-(\d+)$/.exec(text) ?? []
  const id = articleId(written)
  if (id === undefined) return undefined
  return kind === 'page' ? `page-${id}` : `article-${id}`
}

async function shownOf(subject: ShareSubject, language: LanguageCode): Promise<Shown | undefined> {
  if (subject === 'home') return home(language)
  const section = articleSections.find((one) => one === subject)
  if (section) return list(section, language)
  const [kind, id] = subject.split('-')
  return (kind === 'page' ? page : article)(Number(id), language)
}

async function home(language: LanguageCode): Promise<Shown> {
  const banner = await storage.sections.get('banner')
  const { name, tagline } = await namedCompanyIn(language)
  const title = sectionTextsIn(banner, language).banner_title
  const cover = banner.picture && (await focusedIn(banner.picture, language))
  return { title: title || name, label: tagline, cover }
}

async function focusedIn(cover: Cover, language: LanguageCode): Promise<Cover> {
  return focusedCover(cover, await storage.library.describe([cover.id], language))
}

async function list(section: ArticleSection, language: LanguageCode): Promise<Shown | undefined> {
  if ((await storage.sections.hidden()).includes(section)) return undefined
  const newest = await storage.articles.list({ section, language, page: 1, perPage: 1 })
  const { tagline } = await namedCompanyIn(language)
  const title = (await namesIn(language))[`${section}_name`]
  return { title, label: tagline, cover: newest.articles[0]?.cover ?? null }
}

async function article(id: number, language: LanguageCode): Promise<Shown | undefined> {
  for (const section of articleSections) {
    const found = await storage.articles.find(section, id, language)
    if (!found) continue
    return {
      title: found.title,
      label: (await namesIn(language))[`${section}_name`],
      cover: found.cover,
    }
  }
}

async function page(id: number, language: LanguageCode): Promise<Shown | undefined> {
  const link = (await storage.pages.linksTo([id], language)).get(id)
  const found = link && (await storage.pages.findBySlug(language, link.slug))
  if (!found || !('page' in found)) return undefined
  const { tagline } = await namedCompanyIn(language)
  return { title: found.page.title, label: tagline, cover: found.page.cover }
}

const emoji =
  /\p{RGI_Emoji}|(?![©®™])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\ufe0f]/gv

/** Most texts have these alone; the patterns of emoji and scripts take long to compile. */
const usual = /^[ -~\u00a0-\u024f\u0600-\u06ff\u200c-\u2027]*$/

/** Blank in scripts that no typeface of ours has; emoji would be drawn as boxes. */
export function drawable(text: string): string {
  const isUsual = usual.test(text)
  const plain = (isUsual ? text : text.replace(emoji, '')).replace(/ {2,}/g, ' ').trim()
  const known = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u
  return isUsual || known.test(plain) ? plain : ''
}
