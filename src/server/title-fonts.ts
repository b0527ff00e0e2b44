import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import alexandriaArabic from '@fontsource/alexandria/files/alexandria-arabic-700-normal.woff?no-inline'
import alexandriaLatinExt from '@fontsource/alexandria/files/alexandria-latin-ext-700-normal.woff?no-inline'
import alexandriaLatin from '@fontsource/alexandria/files/alexandria-latin-700-normal.woff?no-inline'
import cairoArabic from '@fontsource/cairo/files/cairo-arabic-700-normal.woff?no-inline'
import cairoLatinExt from '@fontsource/cairo/files/cairo-latin-ext-700-normal.woff?no-inline'
import cairoLatin from '@fontsource/cairo/files/cairo-latin-700-normal.woff?no-inline'
import messiriArabic from '@fontsource/el-messiri/files/el-messiri-arabic-700-normal.woff?no-inline'
import messiriLatinExt from '@fontsource/el-messiri/files/el-messiri-latin-ext-700-normal.woff?no-inline'
import messiriLatin from '@fontsource/el-messiri/files/el-messiri-latin-700-normal.woff?no-inline'
import markaziArabic from '@fontsource/markazi-text/files/markazi-text-arabic-700-normal.woff?no-inline'
import markaziLatinExt from '@fontsource/markazi-text/files/markazi-text-latin-ext-700-normal.woff?no-inline'
import markaziLatin from '@fontsource/markazi-text/files/markazi-text-latin-700-normal.woff?no-inline'
import readexArabic from '@fontsource/readex-pro/files/readex-pro-arabic-700-normal.woff?no-inline'
import readexLatinExt from '@fontsource/readex-pro/files/readex-pro-latin-ext-700-normal.woff?no-inline'
import readexLatin from '@fontsource/readex-pro/files/readex-pro-latin-700-normal.woff?no-inline'
import rubikArabic from '@fontsource/rubik/files/rubik-arabic-700-normal.woff?no-inline'
import rubikLatinExt from '@fontsource/rubik/files/rubik-latin-ext-700-normal.woff?no-inline'
import rubikLatin from '@fontsource/rubik/files/rubik-latin-700-normal.woff?no-inline'
import type { Typeface } from '../domain/look/look.ts'
import type { TitleFont } from '../storage/media/title-font.ts'
import { unwrapWoff } from '../storage/media/unwrap-woff.ts'

const fonts: Record<Typeface, TitleFont> = {
  alexandria: {
    family: 'Alexandria',
    files: [alexandriaArabic, alexandriaLatin, alexandriaLatinExt],
  },
  readex: { family: 'Readex Pro', files: [readexArabic, readexLatin, readexLatinExt] },
  rubik: { family: 'Rubik', files: [rubikArabic, rubikLatin, rubikLatinExt] },
  cairo: { family: 'Cairo', files: [cairoArabic, cairoLatin, cairoLatinExt] },
  markazi: { family: 'Markazi Text', files: [markaziArabic, markaziLatin, markaziLatinExt] },
  messiri: { family: 'El Messiri', files: [messiriArabic, messiriLatin, messiriLatinExt] },
}

export type TitleFonts = (typeface: Typeface) => Promise<TitleFont>

/**
 * Unwraps the files of a typeface into the folder when they are first asked for. `servedFile` says
 * where a file lies that the build gives an address.
 */
export function createTitleFonts(
  folder: string,
  servedFile: (address: string) => string,
): TitleFonts {
  return async (typeface) => {
    const { family, files } = fonts[typeface]
    await mkdir(folder, { recursive: true })
    return { family, files: await Promise.all(files.map(unwrapped)) }
  }

  async function unwrapped(asked: string): Promise<string> {
    const [address = ''] = asked.split('?')
    const file = path.join(folder, `${path.basename(address, '.woff')}.ttf`)
    const isThere = await stat(file).catch(() => undefined)
    if (isThere) return file
    const part = `${file}.${randomUUID()}`
    await writeFile(part, unwrapWoff(await readFile(servedFile(address))))
    await rename(part, file)
    return file
  }
}
