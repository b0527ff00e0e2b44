import { hrefLangOf, type ShownFile } from '../../domain/files/library-file.ts'
import {
  directionOf,
  type LanguageCode,
  productLanguageFor,
  type PublicLanguage,
} from '../../domain/languages/language.ts'
import type { FileLink } from '../../domain/rich-text/file-links.ts'
import { fileFacts, fileWords } from '../../domain/site-words/file-words.ts'
import { filled, type Spoken, wordsIn } from '../../domain/site-words/product-words.ts'
import { escapedMarkup } from '../../domain/text/escaped-markup.ts'
import { languageNameIn } from '../words/use-words.ts'

type Said = { text: string; language?: LanguageCode | undefined }
export type SaidFacts = { facts: Said[]; comma: string }
export type Speaker = Spoken & { languages: PublicLanguage[] }

export function toFileLink(file: ShownFile, speaker: Speaker): FileLink {
  const { facts, comma } = saidFacts(file, speaker)
  const said = facts.map(({ text, language }) => {
    const lang = language ? ` lang="${language}"` : ''
    return `<bdi${lang}>${escapedMarkup(text)}</bdi>`
  })
  return {
    address: file.address,
    ...hrefLangOf(file, speaker.language),
    facts: `(${said.join(comma)})`,
  }
}

/** The facts are put into words here, so that pages need no script for them. */
export function saidFacts(file: ShownFile, speaker: Speaker): SaidFacts {
  return {
    facts: factsOf(file, speaker),
    comma: directionOf(speaker.language) === 'rtl' ? '، ' : ', ',
  }
}

function factsOf(file: ShownFile, speaker: Speaker): Said[] {
  const facts = fileFacts(file, speaker)
  if (file.language !== speaker.language) {
    const language = languageNameIn(speaker, 'file_language', file.language)
    const text = filled(wordsIn(speaker, fileWords).file_language, { language })
    facts.push({ text, word: 'file_language' })
  }
  return facts.map(({ text, word }) => ({ text, ...(word && languageOf(word, speaker)) }))
}

function languageOf(word: string, { language, ownWords }: Speaker): { language?: LanguageCode } {
  const product = productLanguageFor(language)
  return product === language || ownWords?.[word] ? {} : { language: product }
}
