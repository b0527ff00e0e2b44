import { directionOf, type LanguageCode } from '../../../domain/languages/language.ts'

const textNotes = ['mixedDigits', 'doubleSpace', 'latinMarks'] as const
export type TextNote = (typeof textNotes)[number]

export function notesOn(text: string, language: LanguageCode): TextNote[] {
  return textNotes.filter((note) => isFound[note](text, language))
}

const isFound: Record<TextNote, (text: string, language: LanguageCode) => boolean> = {
  mixedDigits: (text) => /[٠-٩۰-۹]/.test(text) && /\d/.test(text),
  doubleSpace: (text) => /\S[^\S\n]{2,}\S/.test(text),
  latinMarks: (text, language) =>
    directionOf(language) === 'rtl' && /(?<=\p{Script=Arabic}\p{M}*)[,;?]/u.test(text),
}
