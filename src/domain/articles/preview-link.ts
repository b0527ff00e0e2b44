import type { Author } from '../documents/revision.ts'
import type { LanguageCode } from '../languages/language.ts'

/** A link lasts as many days as its maker chooses of these. */
export const previewDays = [1, 7, 30] as const
export type PreviewDays = (typeof previewDays)[number]
export const usualPreviewDays = 7 satisfies PreviewDays

/** Open links of an article. */
export const mostPreviewLinks = 20

/** Shows an article as staff write it to everybody who has the link. */
export type PreviewLink = { id: string; madeBy: Author; madeAt: Date; expiresAt: Date }

const day = 24 * 60 * 60 * 1000

export function previewExpiry(days: PreviewDays, now: Date): Date {
  return new Date(now.getTime() + days * day)
}

export function previewPath(token: string, language?: LanguageCode): string {
  return ['/preview', token, ...(language === undefined ? [] : [language])].join('/')
}

const previewFolder = /^\/preview(?=\/|\.data$|$)/i

export function isPreviewPath(path: string): boolean {
  return previewFolder.test(path)
}

/** The router asks for the data of a page with `.data` at the end of its address. */
export function previewIn(path: string): { token: string; code: string | undefined } | undefined {
  const [, token, code] =
    /^\/preview\/([^/]+)(?:\/([^/]+))?$/.exec(path.replace(/(\/_)?\.data$/, '')) ?? []
  return token === undefined ? undefined : { token, code }
}

/** Logs name no token, because a token opens what it names. */
export function withoutPreviewToken(path: string): string {
  return isPreviewPath(path) ? '/preview/…' : path
}
