import type { Typeface } from '../domain/look.ts'
import { type FontFamily, fontFamilies } from './font-families.ts'

/** Families by their place in a page; one may have both. */
type Pair = { display: FontFamily; text: FontFamily }
/** The standard one has its own sheet, `fonts.css`, because the dashboard has it, too. */
export type OwnTypeface = Exclude<Typeface, 'alexandria'>

const { cairo, markazi, messiri, readex, rubik, tajawal } = fontFamilies

export const typefaces: Record<OwnTypeface, Pair> = {
  readex: { display: readex, text: readex },
  rubik: { display: rubik, text: rubik },
  cairo: { display: cairo, text: cairo },
  markazi: { display: markazi, text: tajawal },
  messiri: { display: messiri, text: tajawal },
}

export function familiesOf({ display, text }: Pair): FontFamily[] {
  return display === text ? [display] : [display, text]
}
