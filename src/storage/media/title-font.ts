import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

export type TitleFont = { family: string; files: string[] }

const learnt = new Set<string>()

/**
 * Call it once in each process, before text is drawn there. Every file has to be named once; from
 * then on its family is known. Throws where a file is missing, which would draw in any font.
 */
export async function learnFont({ family, files }: TitleFont): Promise<void> {
  for (const fontfile of files) {
    if (learnt.has(fontfile)) continue
    await readFile(fontfile)
    await sharp({ text: { text: '.', fontfile, font: `${family} Bold 8` } })
      .png()
      .toBuffer()
    learnt.add(fontfile)
  }
}
