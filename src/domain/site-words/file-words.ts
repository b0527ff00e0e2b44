import type { ShownFile } from '../files/library-file.ts'
import { catalogue } from '../languages/catalogue.ts'
import { counted } from './counted.ts'
import { filled, formOf, type ProductCounts, type Spoken, wordsIn } from './product-words.ts'

export const fileWords = catalogue({
  en: {
    file_language: 'in {language}',
    file_kilobytes: '{size} KB',
    file_megabytes: '{size} MB',
  },
  ar: {
    file_language: 'ب{language}',
    file_kilobytes: '{size} كيلوبايت',
    file_megabytes: '{size} ميغابايت',
  },
})

export const fileCounts: ProductCounts<'file_pages'> = {
  en: { file_pages: { one: '1 page', other: '{n} pages' } },
  ar: {
    file_pages: {
      zero: 'بلا صفحات',
      one: 'صفحة واحدة',
      two: 'صفحتان',
      few: '{n} صفحات',
      many: '{n} صفحة',
      other: '{n} صفحة',
    },
  },
}

export type FileFact = { text: string; word?: string }

export function fileFacts(
  { type, bytes, pages }: Pick<ShownFile, 'type' | 'bytes' | 'pages'>,
  spoken: Spoken,
): FileFact[] {
  const facts = [{ text: type.toUpperCase() }, sizeOf(bytes, wordsIn(spoken, fileWords))]
  if (pages === null) return facts
  const text = counted(spoken, fileCounts, 'file_pages', pages)
  return [...facts, { text, word: formOf('file_pages', 'other') }]
}

const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export function sizeOf(
  bytes: number,
  words: (typeof fileWords)['en'],
): { text: string; word: 'file_kilobytes' | 'file_megabytes' } {
  const kilobytes = Math.max(1, Math.round(bytes / 1e3))
  const [word, size] =
    kilobytes < 1e3
      ? (['file_kilobytes', String(kilobytes)] as const)
      : (['file_megabytes', tenths.format(bytes / 1e6)] as const)
  return { text: filled(words[word], { size }), word }
}
