import { expect, test } from 'vitest'
import { figureOf } from '../../tests/support/figures.ts'
import { describedText } from '../domain/figures.ts'
import { drawnFigures } from './drawn-figures.ts'

const media = '0a'.repeat(16)

test('MED-12 a figure is drawn in the width that fits, when it comes into sight', () => {
  const text = `<p>a</p>${figureOf({ media, size: 'full', width: 960, caption: 'c' })}`
  const described = new Map([
    [media, { width: 960, height: 640, focus: null, alt: 'A "noria"', caption: '' }],
  ])
  const set = (format: string) =>
    [320, 640, 960].map((width) => `/media/${media}/${width}.${format} ${width}w`).join(', ')
  expect(drawnFigures(describedText(text, described, 'en'))).toBe(
    `<p>a</p><figure class="full"><picture><source type="image/avif" srcset="${set('avif')}" sizes="100vw" />` +
      `<img srcset="${set('webp')}" sizes="100vw" src="/media/${media}/960.webp" alt="A &quot;noria&quot;" width="960" height="640" loading="lazy" decoding="async" />` +
      `</picture><figcaption>c</figcaption></figure>`,
  )
})
