import type { MetaDescriptor } from 'react-router'
import { previewPath } from '../../domain/articles/preview-link.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { wordsIn } from '../../domain/site-words/product-words.ts'
import { storage } from '../../storage/storage.server.ts'
import { articleContent } from '../articles/article-content.ts'
import { namedCompanyIn } from '../company-in.ts'
import { previewWords } from './preview-words.ts'
import type { SharedPreview } from './shared-preview.ts'

/** It has nothing of the article if there is no title in the language or the link has ended. */
export async function previewContent({ language, languages, shared }: SharedPreview) {
  const words = wordsIn({ language }, previewWords)
  if (!shared) return { readableIn: [], head: await headOf(words.ended, language) }
  const { token, article } = shared
  const codes = languages.map(({ code }) => code)
  const written = await storage.articles.asPublished(article, language, new Date())
  return {
    readableIn: codes.filter((code) => article.texts[code]?.title),
    addresses: Object.fromEntries(codes.map((code) => [code, previewPath(token, code)])),
    head: await headOf(written?.title ?? words.preview, language),
    ...(written && (await articleContent(article.section, language, written))),
  }
}

async function headOf(title: string, language: LanguageCode): Promise<MetaDescriptor[]> {
  const { name } = await namedCompanyIn(language)
  return [
    { title: [title, name].filter(Boolean).join(' · ') },
    { name: 'robots', content: 'noindex, nofollow, noarchive' },
  ]
}
