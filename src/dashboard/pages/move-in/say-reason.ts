import type { ProductLanguage } from '../../../domain/languages/language.ts'
import { isolated } from '../../../ui/isolated.ts'
import { reasonWords } from './reason-words.ts'

const placeholder = /\{(\w+)\}/g
const sentences = Object.keys(reasonWords.ar).map((sentence) => ({
  sentence,
  pattern: patternOf(sentence),
}))

/** The report is in English; a reason that nobody knows stays as it is. */
export function sayReason(locale: ProductLanguage, reason: string): string {
  for (const { sentence, pattern } of sentences) {
    const said = reasonWords[locale][sentence]
    const parts = said && pattern.exec(reason)?.groups
    if (parts) return said.replace(placeholder, (_, name: string) => isolated(parts[name] ?? ''))
  }
  return reason
}

function patternOf(sentence: string): RegExp {
  const fixed = sentence.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${fixed.replace(placeholder, '(?<$1>.*)')}(?<rest>)$`, 's')
}
