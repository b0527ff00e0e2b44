import type { Typeface } from '../domain/look/look.ts'
import { type FontFamily, fontFamilies } from './font-families.ts'

type FamilyName = keyof typeof fontFamilies
type OwnTypeface = Exclude<Typeface, 'alexandria'>

const pairs: Record<OwnTypeface, { display: FamilyName; text: FamilyName }> = {
  readex: { display: 'readex', text: 'readex' },
  rubik: { display: 'rubik', text: 'rubik' },
  cairo: { display: 'cairo', text: 'cairo' },
  markazi: { display: 'markazi', text: 'tajawal' },
  messiri: { display: 'messiri', text: 'tajawal' },
}

export function fontsOf(typeface: OwnTypeface): Record<'display' | 'text', FontFamily> {
  const { display, text } = pairs[typeface]
  return { display: fontFamilies[display], text: fontFamilies[text] }
}

export function familiesOf(typeface: OwnTypeface): FontFamily[] {
  const { display, text } = fontsOf(typeface)
  return display === text ? [display] : [display, text]
}
