import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** The result also says whether letters or marks of one line reach those of the next. */
export async function linesOf(text: Locator): Promise<{ count: number; touch: boolean }> {
  const count = await text.evaluate(paintLinesInTurns)
  const picture = sharp(await text.screenshot({ animations: 'disabled' })).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const isPainted = (pixel: number, channel: number) =>
    (data[pixel * 3 + channel] ?? 0) > 160 && (data[pixel * 3 + 1] ?? 0) < 120
  let touch = false
  for (let pixel = 0; pixel + info.width < info.width * info.height; pixel++) {
    const below = pixel + info.width
    const [red, blue] = [0, 2]
    touch ||=
      (isPainted(pixel, red) && isPainted(below, blue)) ||
      (isPainted(pixel, blue) && isPainted(below, red))
  }
  return { count, touch }
}

/** Runs in the page: paints lines red and blue on white. */
function paintLinesInTurns(element: HTMLElement | SVGElement): number {
  const words = (element.textContent ?? '').split(' ').map((word) => {
    const part = document.createElement('span')
    part.textContent = word
    return part
  })
  element.replaceChildren(...words.flatMap((part) => [part, ' ']))
  element.style.background = 'white'
  const tops = [...new Set(words.map(({ offsetTop }) => offsetTop))]
  for (const part of words) {
    part.style.color = tops.indexOf(part.offsetTop) % 2 === 0 ? '#f00' : '#00f'
  }
  return tops.length
}
