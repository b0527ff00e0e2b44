import alexandriaArabic from '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url'
import alexandriaLatin from '@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2?url'
import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import plexLatin from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url'
import type { Typeface } from '../domain/look/look.ts'
import { familiesOf } from './typefaces.ts'

export function firstFonts(direction: 'rtl' | 'ltr', typeface: Typeface): string[] {
  const script = direction === 'rtl' ? 'arabic' : 'latin'
  if (typeface === 'alexandria') return standard[script]
  return familiesOf(typeface).flatMap(({ faces: [first] }) => first?.[script] ?? [])
}

const standard = {
  arabic: [alexandriaArabic, plexArabic],
  latin: [alexandriaLatin, plexLatin],
}
