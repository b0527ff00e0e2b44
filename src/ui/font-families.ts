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

export type Script = 'arabic' | 'latin'
export type Subset = Script | 'latinExt'
type FontFace = { weight: string } & Partial<Record<Subset, string>>

/** Lengths are thousandths of the size at which the font is set. */
export type FontFamily = {
  name: string
  faces: FontFace[]
  size?: number
  ascent: number
  descent: number
  /** The measures of its files would set letters above the middle of their line. */
  isRemeasured?: true
  /** The line height of Arabic headings at which the marks of a line stay off the letters above. */
  marks: number
  /** Those of scripts are of an average letter of the demo company's texts, and of its titles in bold. */
  widths: Record<Script | 'space' | 'ellipsis' | 'zero', Record<'regular' | 'bold', number>>
}

export const fontFamilies = {
  readex: {
    name: 'Readex Pro Variable',
    faces: [
      { weight: '160 700', arabic: readexArabic, latin: readexLatin, latinExt: readexLatinExt },
    ],
    ascent: 1000,
    descent: 250,
    marks: 1.55,
    widths: {
      arabic: { regular: 489, bold: 515 },
      latin: { regular: 518, bold: 548 },
      space: { regular: 280, bold: 319 },
      ellipsis: { regular: 605, bold: 688 },
      zero: { regular: 607, bold: 650 },
    },
  },
  rubik: {
    name: 'Rubik Variable',
    faces: [{ weight: '300 900', arabic: rubikArabic, latin: rubikLatin, latinExt: rubikLatinExt }],
    ascent: 935,
    descent: 250,
    marks: 1.5,
    widths: {
      arabic: { regular: 456, bold: 481 },
      latin: { regular: 513, bold: 550 },
      space: { regular: 245, bold: 213 },
      ellipsis: { regular: 617, bold: 709 },
      zero: { regular: 635, bold: 668 },
    },
  },
  cairo: {
    name: 'Cairo Variable',
    faces: [
      { weight: '200 1000', arabic: cairoArabic, latin: cairoLatin, latinExt: cairoLatinExt },
    ],
    ascent: 1303,
    descent: 571,
    marks: 1.5,
    widths: {
      arabic: { regular: 462, bold: 481 },
      latin: { regular: 464, bold: 473 },
      space: { regular: 220, bold: 218 },
      ellipsis: { regular: 727, bold: 743 },
      zero: { regular: 560, bold: 559 },
    },
  },
  markazi: {
    name: 'Markazi Text Variable',
    faces: [
      { weight: '400 700', arabic: markaziArabic, latin: markaziLatin, latinExt: markaziLatinExt },
    ],
    size: 112,
    ascent: 839,
    descent: 361,
    marks: 1.5,
    widths: {
      arabic: { regular: 356, bold: 377 },
      latin: { regular: 368, bold: 379 },
      space: { regular: 166, bold: 146 },
      ellipsis: { regular: 580, bold: 584 },
      zero: { regular: 448, bold: 459 },
    },
  },
  messiri: {
    name: 'El Messiri Variable',
    faces: [
      { weight: '400 700', arabic: messiriArabic, latin: messiriLatin, latinExt: messiriLatinExt },
    ],
    ascent: 1019,
    descent: 544,
    marks: 1.5,
    widths: {
      arabic: { regular: 461, bold: 484 },
      latin: { regular: 463, bold: 481 },
      space: { regular: 250, bold: 250 },
      ellipsis: { regular: 640, bold: 642 },
      zero: { regular: 584, bold: 597 },
    },
  },
  tajawal: {
    name: 'Tajawal',
    faces: [
      { weight: '400', arabic: tajawalArabic, latin: tajawalLatin },
      { weight: '700', arabic: tajawalArabicBold, latin: tajawalLatinBold },
    ],
    ascent: 800,
    descent: 200,
    isRemeasured: true,
    marks: 1.5,
    widths: {
      arabic: { regular: 463, bold: 513 },
      latin: { regular: 458, bold: 476 },
      space: { regular: 240, bold: 240 },
      ellipsis: { regular: 563, bold: 536 },
      zero: { regular: 552, bold: 563 },
    },
  },
} as const satisfies Record<string, FontFamily>
