import type { CSSProperties } from 'react'
import type { Typeface } from '../../../domain/look.ts'
import { familyList, fontFaces } from '../../../ui/font-faces.ts'
import { type FontFamily, fontFamilies } from '../../../ui/font-families.ts'
import { typefaces } from '../../../ui/typefaces.ts'

type TypefaceStyle = Record<'display' | 'text', CSSProperties>

const own = Object.entries(typefaces).map(([name, { display, text }]) => [
  name,
  { display: { fontFamily: familyList(display) }, text: { fontFamily: familyList(text) } },
])

export const typefaceStyles: Record<Typeface, TypefaceStyle> = {
  alexandria: {
    display: { fontFamily: 'var(--font-display)' },
    text: { fontFamily: 'var(--font-text)' },
  },
  ...(Object.fromEntries(own) as Record<keyof typeof typefaces, TypefaceStyle>),
}

/** The dashboard has the fonts of every typeface while they are offered; a file comes once it is seen. */
export function offerTypefaces(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(Object.values<FontFamily>(fontFamilies).map(fontFaces).join(''))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
