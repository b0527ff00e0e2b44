import type { CSSProperties } from 'react'
import type { Typeface } from '../../../domain/look/look.ts'
import { familyList, fontFaces } from '../../../ui/font-faces.ts'
import { type FontFamily, fontFamilies } from '../../../ui/font-families.ts'
import { fontsOf } from '../../../ui/typefaces.ts'

export function typefaceStyle(typeface: Typeface): Record<'display' | 'text', CSSProperties> {
  if (typeface === 'alexandria') return standard
  const { display, text } = fontsOf(typeface)
  return { display: { fontFamily: familyList(display) }, text: { fontFamily: familyList(text) } }
}

const standard = {
  display: { fontFamily: 'var(--font-display)' },
  text: { fontFamily: 'var(--font-text)' },
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
