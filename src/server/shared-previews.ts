import type { MiddlewareHandler } from 'hono'
import type { Tokens } from '../api/http/tokens.ts'
import { isPreviewPath, previewIn } from '../domain/articles/preview-link.ts'
import {
  defaultPublicLanguage,
  isPublished,
  type LanguageCode,
} from '../domain/languages/language.ts'
import type { SharedPreview } from '../site/preview/shared-preview.ts'
import type { Storage } from '../storage/create-storage.ts'

export type FindSharedPreview = (path: string) => Promise<SharedPreview | null>

/** Returns null where the address was never that of a link, or names a language that is not there. */
export function sharedPreviews(
  { previewLinks, languages }: Pick<Storage, 'previewLinks' | 'languages'>,
  { previewIn: linkOf }: Pick<Tokens, 'previewIn'>,
  now: () => Date,
): FindSharedPreview {
  return async (path) => {
    const { token, code } = previewIn(path) ?? {}
    const link = token === undefined ? undefined : linkOf(token)
    if (token === undefined || link === undefined) return null
    const all = await languages.all()
    const found = await previewLinks.find(link, now())
    if (!found) return endedIn(code ?? defaultPublicLanguage, all.filter(isPublished))
    const codes = all.map((language) => language.code)
    if (code !== undefined && !codes.includes(code)) return null
    const written = codes.filter((one) => found.article.texts[one]?.title)
    const language = code ?? firstOf(written)
    return { language, languages: all, shared: { token, ...found } }
  }
}

function endedIn(code: LanguageCode, languages: SharedPreview['languages']): SharedPreview {
  const isOffered = languages.some((language) => language.code === code)
  return { language: isOffered ? code : defaultPublicLanguage, languages, shared: null }
}

function firstOf(written: LanguageCode[]): LanguageCode {
  const isDefault = written.includes(defaultPublicLanguage)
  return (isDefault ? undefined : written[0]) ?? defaultPublicLanguage
}

/**
 * Nobody keeps or lists what is not public, however the request ends. Other sites learn from the
 * referrer where a visitor comes from and not the address itself; without one, videos do not play.
 */
export const previewHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  if (!isPreviewPath(c.req.path)) return
  c.res.headers.set('cache-control', 'no-store')
  c.res.headers.set('x-robots-tag', 'noindex, nofollow, noarchive')
  c.res.headers.set('referrer-policy', 'strict-origin')
}
