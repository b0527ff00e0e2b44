import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { movedPageValues, ownPageValues, wantedSlug } from '../../domain/moving/moved-page.ts'
import type { OurExport } from '../../domain/moving/our-export.ts'
import type { ExportedItem } from '../../domain/moving/read-part.ts'
import { changePage } from '../../domain/pages/change-page.ts'
import { blankPage } from '../../domain/pages/page-values.ts'
import { pageLimits } from '../../domain/pages/page.ts'
import { Problem } from '../../domain/problem.ts'
import type { MovedPage, TakenIn } from '../../storage/moving/take-in.ts'
import type { PicturesOfText } from './move-in-pictures.ts'
import { linksHere } from './move-in-others.ts'
import { ourPageValues } from './move-in-our-page.ts'
import type { Run, TakenHalf } from './move-in-run.ts'

export function pageOf(
  run: Run,
  taken: TakenHalf[],
  pictures: Pick<PicturesOfText, 'cover' | 'gallery' | 'videos'>,
): MovedPage {
  const texts = taken.map(({ language, texts: { author: _author, ...own } }) => [language, own])
  const slugs = taken.map(({ language, item, texts }) => [
    language,
    wantedSlug(item, texts.title, language),
  ])
  return {
    kind: 'page',
    values: taken.some(({ item }) => item.page)
      ? {
          ...ownPageValues(Object.fromEntries(texts), pictures),
          ...ourPageValues(taken, linksHere(run)).values,
        }
      : movedPageValues(Object.fromEntries(texts), pictures),
    slugs: Object.fromEntries(slugs.filter(([, slug]) => slug !== '')),
    oldSlugs: taken.flatMap(({ item, language }) => formerSlugs(item, language, run.source.ours)),
  }
}

function formerSlugs({ aliases = [] }: ExportedItem, language: LanguageCode, ours?: OurExport) {
  const beneath = pathInLanguage(language, '/').replace(/\/?$/, '/')
  const named = ours ? aliases.filter((path) => path.startsWith(beneath)) : []
  return named
    .filter((path) => !ours?.redirected.has(path))
    .map((path) => ({ language, slug: path.slice(beneath.length) }))
    .filter(({ slug }) => slug !== '' && !/[/.]/.test(slug))
}

export async function reasonAgainstPage(
  { storage, tried }: Run,
  { values }: MovedPage,
): Promise<string | undefined> {
  if ((await storage.pages.count()) + tried.count >= pageLimits.pages) {
    return 'There is no room for more pages.'
  }
  try {
    changePage(blankPage(new Date()), values)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return 'Its text is longer than that of a page can be.'
    throw error
  }
}

export async function tryPage({ storage, tried }: Run, { slugs }: MovedPage): Promise<TakenIn> {
  const given = (language: LanguageCode) => tried.slugs.get(language) ?? []
  const free = await storage.moving.freeSlugs(slugs, given)
  for (const [language, slug] of Object.entries(free)) {
    tried.slugs.set(language, [...given(language), slug])
  }
  tried.count += 1
  return {
    id: undefined,
    unled: [],
    pathIn: (language) => pathInLanguage(language, `/${free[language] ?? ''}`),
  }
}

export function notesOfPage(
  { language, item, texts }: TakenHalf,
  pathIn: TakenIn['pathIn'],
): string[] {
  const slug = wantedSlug(item, texts.title, language)
  const wanted = pathInLanguage(language, `/${slug}`)
  const path = pathIn(language)
  return [
    texts.content === '' && !item.page
      ? 'It has no text there: its template or a plug-in made what it showed.'
      : '',
    slug !== '' && path !== wanted ? `Its address is ${path}, as ${wanted} is taken.` : '',
  ]
}
