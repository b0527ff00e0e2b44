import { itemIds } from '../documents/ordered-parts.ts'
import { type LanguageCode, pathInLanguage } from '../languages/language.ts'
import { isHomePage } from '../pages/home-page.ts'
import { type Page, pageTextNames } from '../pages/page.ts'
import { isRichText } from '../rich-text/rich-text.ts'
import {
  type BlockMatter,
  leavingFolders,
  markdownFile,
  pageBody,
  type PageMatter,
  type PagePart,
} from './front-matter.ts'
import {
  coverMatter,
  inFolder,
  type LeavingFile,
  type Surroundings,
  textIn,
} from './leaving-file.ts'
import { safeStem } from './safe-file-name.ts'

export function pageFiles(page: Page, around: Surroundings): LeavingFile[] {
  const { languages } = around
  const written = languages.filter((language) => page.texts[language])
  const named = written.map((language) => page.texts[language]?.slug || page.texts[language]?.title)
  const name = isHomePage(page) ? 'home' : (named.find(Boolean) ?? '')
  const stem = `${leavingFolders.pages}/${safeStem(name ? `${page.id}-${name}` : String(page.id))}`
  const told = written.length > 0 ? written : languages.slice(0, 1)
  return told.map((language) => ({
    path: `${stem}.${language}.md`,
    content: pageFile(page, language, around),
  }))
}

function pageFile(page: Page, language: LanguageCode, around: Surroundings): string {
  const texts = page.texts[language] ?? {}
  const {
    title = '',
    slug = '',
    ...others
  } = Object.fromEntries(
    pageTextNames.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])),
  )
  const matter: PageMatter = {
    id: page.id,
    title,
    slug,
    state: page.status,
    ...(page.status === 'pending' && { draft: true }),
    ...(!page.listed && { listed: false }),
    ...others,
    ...coverMatter(page.cover),
    updated: page.updatedAt,
    blocks: page.order.map((id) => blockMatter(page, id, texts)),
  }
  const own = pathInLanguage(language, `/${slug}`)
  const aliases = around.aliasesOf('page', page.id, language).filter((path) => path !== own)
  if (aliases.length > 0) matter.aliases = aliases
  return markdownFile(matter, pageBody(richTexts(page, texts, language, around)))
}

function blockMatter({ blocks }: Page, id: string, texts: Record<string, string>): BlockMatter {
  const { kind, ...settings } = inFolder(blocks[id]) as BlockMatter
  const items = settings.items?.map((item) => ({ ...item, ...plainTexts(item.id, texts) }))
  return Object.assign({ id, kind }, plainTexts(id, texts), settings, items && { items })
}

function plainTexts(id: string, texts: Record<string, string>): Record<string, string> {
  const own = Object.entries(texts).filter(([name]) => name.endsWith(`:${id}`) && !isRichText(name))
  return Object.fromEntries(own.map(([name, text]) => [name.slice(0, -id.length - 1), text]))
}

function richTexts(
  { order, blocks }: Page,
  texts: Record<string, string>,
  language: LanguageCode,
  around: Surroundings,
): PagePart[] {
  const parts = order.flatMap((id) => [id, ...itemIds(blocks[id] ?? {})])
  return parts.flatMap((part) =>
    Object.entries(texts)
      .filter(([name]) => name.endsWith(`:${part}`) && isRichText(name))
      .map(([name, html]) => ({ name, markdown: textIn(html, language, around) })),
  )
}
