import { articleSections, sectionPaths } from '../articles/article.ts'
import { messages } from '../messages.ts'
import { type Page, pageTexts } from './page.ts'
import { Problem } from '../problem.ts'
import { textName, type Values } from '../documents/revision.ts'
import { slugOf } from '../seo/slug.ts'

/** Addresses that begin with one of these lead elsewhere. */
export const reservedSlugs: readonly string[] = [
  ...articleSections.map((section) => sectionPaths[section]),
  'search',
  'contact',
  'login',
  'dashboard',
  'api',
  'assets',
  'media',
  'files',
  'forms',
  'avatars',
  'healthz',
  'readyz',
  'metrics',
  'share',
  'preview',
]

export function normalisedSlug(written: string): string {
  return slugOf(written, { fallback: '', most: pageTexts.slug })
}

export function slugOfTitle(title: string, id: number): string {
  return slugOf(title, { fallback: `page-${id}`, most: pageTexts.slug })
}

export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug
  const base = [...slug]
    .slice(0, pageTexts.slug - 4)
    .join('')
    .replace(/-$/, '')
  for (let number = 2; ; number++) {
    if (!isTaken(`${base}-${number}`)) return `${base}-${number}`
  }
}

/**
 * Every title has one. Those not written by hand follow it until the page is published (PAG-1).
 * Throws Problem('invalid-input') for one that says nothing or leads elsewhere.
 */
export function withSlugs(before: Page, after: Page, values: Values): Page {
  const texts = Object.entries(after.texts).map(([language, ofPage]) => {
    const slug = slugIn(language, before, after, values)
    const { slug: _slug, ...others } = ofPage
    return [language, slug ? { ...ofPage, slug } : others] as const
  })
  return { ...after, texts: Object.fromEntries(texts.filter(([, ofPage]) => hasText(ofPage))) }
}

function slugIn(language: string, before: Page, after: Page, values: Values): string {
  const { title: titleBefore = '', slug: slugBefore = '' } = before.texts[language] ?? {}
  const { title = '' } = after.texts[language] ?? {}
  const written = values[textName('slug', language)]
  if (written === slugBefore && written !== '') return slugBefore
  if (written) return requireSlug(written as string, language)
  const isFollowing = before.status === 'pending' && isMadeOf(slugBefore, titleBefore, after.id)
  const isSame =
    written === undefined && slugBefore !== '' && (title === titleBefore || !isFollowing)
  if (isSame) return slugBefore
  return title && slugOfTitle(title, after.id)
}

function isMadeOf(slug: string, title: string, id: number): boolean {
  const made = slugOfTitle(title, id)
  return slug === made || (slug.startsWith(made) && /^-\d+$/.test(slug.slice(made.length)))
}

function requireSlug(written: string, language: string): string {
  const slug = normalisedSlug(written)
  if (slug !== '' && !reservedSlugs.includes(slug)) return slug
  throw new Problem('invalid-input', {
    fields: { [textName('slug', language)]: messages.addressInvalid },
  })
}

function hasText(texts: Record<string, string>): boolean {
  return Object.keys(texts).length > 0
}
