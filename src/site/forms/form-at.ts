import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import type { ShownForm } from '../../domain/forms/form.ts'
import { type PageLink, pagePath } from '../../domain/pages/page.ts'
import { storage } from '../../storage/storage.server.ts'

type Terms = { id: number; title: string; href: string }
/** The pages with terms are those that there are in the language. */
export type SiteForm = ShownForm & { terms: Terms[] }

/** Undefined where visitors are not offered it in the language. */
export async function formAt(id: number, language: LanguageCode): Promise<SiteForm | undefined> {
  const form = await storage.forms.shown(id, language)
  return form && withTerms(form, language)
}

export async function withTerms(form: ShownForm, language: LanguageCode): Promise<SiteForm> {
  const pages = form.fields.flatMap((field) => (field.kind === 'consent' && field.page) || [])
  const links = pages.length > 0 ? await storage.pages.linksTo(pages, language) : new Map()
  const terms = [...links.values()].map(({ id: page, title, slug }: PageLink) => ({
    id: page,
    title,
    href: pathInLanguage(language, pagePath(slug)),
  }))
  return { ...form, terms }
}
