import { plainText } from '../articles/excerpt.ts'
import { isLanguageCode, type LanguageCode } from '../languages/language.ts'
import type { ExportedItem } from './read-part.ts'
import type { WpmlTable } from './wpml-table.ts'

/** Tags of qTranslate in its three ages: `[:en]…[:]`, `<!--:en-->…<!--:-->`, `{:en}…{:}`. */
const languageTags = /\[:([a-z]{2,3})?\]|<!--:([a-z]{2,3})?-->|\{:([a-z]{2,3})?\}/g

/** Undefined where a text has no tags of languages; what stands outside of them belongs to all. */
export function textsByLanguage(text: string): Map<LanguageCode, string> | undefined {
  const parts: { language: string; text: string }[] = []
  let language = ''
  let end = 0
  for (const match of text.matchAll(languageTags)) {
    parts.push({ language, text: text.slice(end, match.index) })
    language = match[1] ?? match[2] ?? match[3] ?? ''
    end = match.index + match[0].length
  }
  parts.push({ language, text: text.slice(end) })
  const languages = new Set(parts.map((part) => part.language).filter(Boolean))
  if (languages.size === 0) return undefined
  const textIn = (code: string) =>
    parts.filter((part) => part.language === code || part.language === '')
  return new Map(
    [...languages].map((code) => [
      code,
      textIn(code)
        .map(({ text }) => text)
        .join(''),
    ]),
  )
}

export function inLanguage(text: string, language: LanguageCode): string {
  const texts = textsByLanguage(text)
  return texts ? (texts.get(language) ?? '') : text
}

export type SiteLanguages = {
  here: LanguageCode[]
  there: LanguageCode
  wpml?: WpmlTable | undefined
}

type ItemLanguages = {
  languages: LanguageCode[]
  group: string | undefined
  path: string | undefined
}

export function languagesOf(item: ExportedItem, site: SiteLanguages): ItemLanguages {
  const tagged = new Set(
    [item.title, item.content, item.excerpt].flatMap((text) => [
      ...(textsByLanguage(text)?.keys() ?? []),
    ]),
  )
  const inPath = pathLanguage(item.address)
  const known = { path: inPath && `${item.kind} ${inPath.path}` }
  if (tagged.size > 0) {
    const languages = [...tagged].map((code) => codeHere(code, site.here))
    return { ...known, languages, group: undefined }
  }
  const told = toldLanguage(item, site)
  if (told) return { ...known, languages: [told.language], group: told.group }
  const language = inPath?.language ?? languageByScript(item, site.there)
  return { ...known, languages: [codeHere(language, site.here)], group: undefined }
}

export function toldLanguage(
  { id, meta, terms }: ExportedItem,
  { here, wpml }: SiteLanguages,
): { language: LanguageCode; group: string | undefined } | undefined {
  const polylang = terms.find(({ taxonomy }) => taxonomy === 'language')
  const pll = terms.find(({ taxonomy }) => taxonomy === 'post_translations')
  if (polylang) return { language: codeHere(polylang.slug, here), group: pll?.slug }
  const told = wpml?.posts.get(id)
  if (told) return { language: codeHere(told.language, here), group: told.group }
  const code = meta.get('_wpml_import_language_code') ?? meta.get('_icl_lang_code')
  if (!code) return undefined
  const group = meta.get('_wpml_import_translation_group') ?? meta.get('trid')
  return { language: codeHere(code, here), group: group && `wpml ${group}` }
}

/** `en_US` is `en` where the site has no `en-us`. */
export function codeHere(code: string, here: LanguageCode[]): LanguageCode {
  const whole = code.trim().toLowerCase().replaceAll('_', '-')
  const [base = ''] = whole.split('-', 1)
  return here.includes(whole) || !here.includes(base) ? whole : base
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function pathLanguage(address: string): { language: LanguageCode; path: string } | undefined {
  const url = URL.parse(address)
  if (!url) return undefined
  const asked = url.searchParams.get('lang')
  if (asked && isLanguage(asked)) return { language: asked, path: url.pathname }
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*)$/.exec(url.pathname) ?? []
  return isLanguage(first) ? { language: first, path: rest } : undefined
}

export function isLanguage(name: string): boolean {
  const code = name.toLowerCase()
  return isLanguageCode(code) && names.of(code) !== undefined
}

const enoughLetters = 0.6
const enoughText = 10_000

export function languageByScript(
  { title, content }: Pick<ExportedItem, 'title' | 'content'>,
  there: LanguageCode,
): LanguageCode {
  return isArabic(`${title} ${plainText(content.slice(0, enoughText))}`) ? 'ar' : notArabic(there)
}

export function isArabic(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter))
  return letters.length > 0 && arabic.length >= enoughLetters * letters.length
}

export function notArabic(there: LanguageCode): LanguageCode {
  return isArabicCode(there) ? 'en' : there
}

export function isArabicCode(language: LanguageCode): boolean {
  return language === 'ar' || language.startsWith('ar-')
}
