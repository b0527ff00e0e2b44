import { defaultPublicLanguage, type LanguageCode } from '../../domain/languages/language.ts'
import { storage } from '../../storage/storage.server.ts'

type Parts = { language?: string | undefined; slug?: string | undefined }

/** `/faq` has a language to the router: its first part is one that is published, else a slug of the default one. */
export async function frontParts({
  language: first,
  slug,
}: Parts): Promise<{ language: LanguageCode; slug?: string }> {
  if (slug !== undefined) return { language: first ?? defaultPublicLanguage, slug }
  if (first === undefined) return { language: defaultPublicLanguage }
  const published = await storage.languages.published()
  const isLanguage = published.some(({ code }) => code === first) && first !== defaultPublicLanguage
  return isLanguage ? { language: first } : { language: defaultPublicLanguage, slug: first }
}
