import { createHash } from 'node:crypto'
import { inEachLanguage } from '../domain/languages/catalogue.ts'
import {
  directionOf,
  type ProductLanguage,
  productLanguages,
} from '../domain/languages/language.ts'
import { messages } from '../domain/messages.ts'
import { siteAddress } from '../domain/seo/site-address.ts'
import { frameWords } from '../domain/site-words/frame-words.ts'
import { missingWords } from '../domain/site-words/missing-words.ts'
import { refusalWords } from '../domain/site-words/refusal-words.ts'
import { isPagePath, isStaffPath } from './page-paths.ts'
import { emptyPolicy } from './security-headers.ts'

const style =
  'body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;text-align:center;text-wrap:balance}main{min-block-size:100vh;display:grid;place-content:center;gap:3rem;padding-inline:1.5rem}h1{margin:0;font-size:1.75rem}a{color:inherit}'
const policy = `${emptyPolicy}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`
const documents = {
  ...inEachLanguage((language) => documentIn([language])),
  other: documentIn(['en', 'ar']),
  /** The dashboard is Arabic until somebody chooses. */
  staff: documentIn(['ar', 'en']),
}

/**
 * The page uses the words that every site begins with, because an overloaded server has no room to
 * read its own.
 */
export function busyAnswer(path: string): { headers: Record<string, string>; body: string } {
  const shared = { 'cache-control': 'no-store', 'retry-after': '1' }
  if (!isPagePath(path)) {
    const headers = { ...shared, 'content-type': 'text/plain; charset=UTF-8' }
    return { headers, body: messages.unavailable }
  }
  const own = { 'content-type': 'text/html; charset=UTF-8', 'content-security-policy': policy }
  return { headers: { ...shared, ...own }, body: documents[kindOf(path)] }
}

function kindOf(path: string): keyof typeof documents {
  if (isStaffPath(path)) return 'staff'
  const { language } = siteAddress(path)
  return productLanguages.find((one) => one === language) ?? 'other'
}

function documentIn(languages: [ProductLanguage, ...ProductLanguage[]]): string {
  const [first] = languages
  const title = languages.map((language) => frameWords[language].missing_unavailable)
  return `<!doctype html><html lang="${first}" dir="${directionOf(first)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title.join(' · ')}</title><style>${style}</style><main>${languages.map(partIn).join('')}</main></html>`
}

function partIn(language: ProductLanguage): string {
  const [heading, text, again] = [
    frameWords[language].missing_unavailable,
    refusalWords[language].refusal_unavailable,
    missingWords[language].missing_try_again,
  ]
  return `<div lang="${language}" dir="${directionOf(language)}"><h1>${heading}</h1><p>${text}</p><a href="">${again}</a></div>`
}
