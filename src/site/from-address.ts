import { pageNumber } from '../domain/search/page-parameters.ts'
import { type ArticleSection, sectionOfPath } from '../domain/articles/article.ts'
import { defaultPublicLanguage, type LanguageCode } from '../domain/languages/language.ts'

export function pageNumberFrom(url: URL): number {
  const page = pageNumber.safeParse(url.searchParams.get('page') ?? undefined)
  if (!page.success) throw new Response(null, { status: 404 })
  return page.data
}

type Address = { url: URL; params: { language?: string | undefined } }

/** `/ar/blog/7` is posts in ar. */
export function sectionFromAddress({ url, params }: Address): {
  section: ArticleSection
  language: LanguageCode
} {
  const parts = url.pathname.split('/')
  const section = sectionOfPath(parts[params.language === undefined ? 1 : 2] ?? '')
  if (!section) throw new Response(null, { status: 404 })
  return { section, language: params.language ?? defaultPublicLanguage }
}
