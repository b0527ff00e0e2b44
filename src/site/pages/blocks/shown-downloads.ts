import type { ShownFile } from '../../../domain/files/library-file.ts'
import {
  directionOf,
  type LanguageCode,
  productLanguageFor,
  type PublicLanguage,
} from '../../../domain/languages/language.ts'
import type { ShownBlockOf } from '../../../domain/pages/block.ts'
import { fileFacts, fileWords } from '../../../domain/site-words/file-words.ts'
import { filled, type Spoken, wordsIn } from '../../../domain/site-words/product-words.ts'
import { languageNameIn } from '../../words/use-words.ts'

type Said = { text: string; language?: LanguageCode | undefined }
export type ShownDownload = Pick<ShownFile, 'address' | 'title'> & {
  id: string
  note: string
  language?: LanguageCode | undefined
  facts: Said[]
  comma: string
}

type Speaker = Spoken & { languages: PublicLanguage[] }

/** The facts are put into words here, so that pages need no script for them. */
export function shownDownloads(
  { items }: ShownBlockOf<'downloads'>,
  files: Map<string, ShownFile>,
  speaker: Speaker,
): ShownDownload[] {
  return items.flatMap(({ id, note, file: chosen }) => {
    const file = files.get(chosen)
    if (!file) return []
    const { address, title, language } = file
    const isOther = language !== speaker.language
    return [
      {
        id,
        note,
        address,
        title,
        ...(isOther && { language }),
        facts: factsOf(file, speaker),
        comma: directionOf(speaker.language) === 'rtl' ? '، ' : ', ',
      },
    ]
  })
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
