import cairoArabic from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2?no-inline'
import cairoLatinExt from '@fontsource-variable/cairo/files/cairo-latin-ext-wght-normal.woff2?no-inline'
import cairoLatin from '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2?no-inline'
import messiriArabic from '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2?no-inline'
import messiriLatinExt from '@fontsource-variable/el-messiri/files/el-messiri-latin-ext-wght-normal.woff2?no-inline'
import messiriLatin from '@fontsource-variable/el-messiri/files/el-messiri-latin-wght-normal.woff2?no-inline'
import markaziArabic from '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2?no-inline'
import markaziLatinExt from '@fontsource-variable/markazi-text/files/markazi-text-latin-ext-wght-normal.woff2?no-inline'
import markaziLatin from '@fontsource-variable/markazi-text/files/markazi-text-latin-wght-normal.woff2?no-inline'
import readexArabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?no-inline'
import readexLatinExt from '@fontsource-variable/readex-pro/files/readex-pro-latin-ext-wght-normal.woff2?no-inline'
import readexLatin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?no-inline'
import rubikArabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?no-inline'
import rubikLatinExt from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?no-inline'
import rubikLatin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?no-inline'
import tajawalArabic from '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2?no-inline'
import tajawalArabicBold from '@fontsource/tajawal/files/tajawal-arabic-700-normal.woff2?no-inline'
import tajawalLatin from '@fontsource/tajawal/files/tajawal-latin-400-normal.woff2?no-inline'
import tajawalLatinBold from '@fontsource/tajawal/files/tajawal-latin-700-normal.woff2?no-inline'

export type Script = 'arabic' | 'latin' | 'latinExt'
export type FontFile = { script: Script; weight: string; file: string }

/** Lengths are thousandths of the size at which the font is set. */
export type FontFamily = {
  name: string
  files: FontFile[]
  /** In percent, where it is set larger than others. */
  size?: number
  ascent: number
  descent: number
  /** Of an average letter of the demo company's texts, and of its titles in bold. */
  widths: Record<'arabic' | 'latin', Record<'regular' | 'bold', number>>
}

export const fontFamilies = {
  readex: {
    name: 'Readex Pro Variable',
    files: variable('160 700', readexArabic, readexLatin, readexLatinExt),
    ascent: 1000,
    descent: 250,
    widths: { arabic: { regular: 489, bold: 515 }, latin: { regular: 472, bold: 504 } },
  },
  rubik: {
    name: 'Rubik Variable',
    files: variable('300 900', rubikArabic, rubikLatin, rubikLatinExt),
    ascent: 935,
    descent: 250,
    widths: { arabic: { regular: 456, bold: 481 }, latin: { regular: 461, bold: 493 } },
  },
  cairo: {
    name: 'Cairo Variable',
    files: variable('200 1000', cairoArabic, cairoLatin, cairoLatinExt),
    ascent: 1303,
    descent: 571,
    widths: { arabic: { regular: 462, bold: 481 }, latin: { regular: 417, bold: 427 } },
  },
  markazi: {
    name: 'Markazi Text Variable',
    files: variable('400 700', markaziArabic, markaziLatin, markaziLatinExt),
    size: 112,
    ascent: 839,
    descent: 361,
    widths: { arabic: { regular: 356, bold: 377 }, latin: { regular: 329, bold: 343 } },
  },
  messiri: {
    name: 'El Messiri Variable',
    files: variable('400 700', messiriArabic, messiriLatin, messiriLatinExt),
    ascent: 1019,
    descent: 544,
    widths: { arabic: { regular: 461, bold: 484 }, latin: { regular: 422, bold: 440 } },
  },
  tajawal: {
    name: 'Tajawal',
    files: [
      { script: 'arabic', weight: '400', file: tajawalArabic },
      { script: 'latin', weight: '400', file: tajawalLatin },
      { script: 'arabic', weight: '700', file: tajawalArabicBold },
      { script: 'latin', weight: '700', file: tajawalLatinBold },
    ],
    ascent: 643,
    descent: 357,
    widths: { arabic: { regular: 463, bold: 513 }, latin: { regular: 416, bold: 440 } },
  },
} as const satisfies Record<string, FontFamily>

/** One file for all weights. */
function variable(weight: string, arabic: string, latin: string, latinExt: string): FontFile[] {
  const files = Object.entries({ arabic, latin, latinExt })
  return files.map(([script, file]) => ({ script: script as Script, weight, file }))
}
