import { describe, expect, test } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'
import { toEditorHtml } from './editor-html.ts'
import { paletteColour, textColours } from './rich-text.ts'

describe('a palette colour', () => {
  test.each([
    ['#FF0000', '#FF0000'],
    ['#ff0000', '#FF0000'],
    ['#f00', '#FF0000'],
    ['rgb(255, 0, 0)', '#FF0000'],
    ['rgb(255,0,0)', '#FF0000'],
    [' RGB( 0 , 255 , 255 ) ', '#00FFFF'],
    ['#000', '#000000'],
  ])('is recognised in %j', (value, colour) => {
    expect(paletteColour(value)).toBe(colour)
  })

  test.each([
    '#123456',
    '#ff000',
    '#ff00000',
    'red',
    'rgb(256, 0, 0)',
    'rgb(255, 0)',
    'rgba(255, 0, 0, 1)',
    'rgb(255, 0, 0) !important',
    '#FF0000;background:url(//evil.example)',
    'expression(alert(1))',
    '',
  ])('is not %j', (value) => {
    expect(paletteColour(value)).toBeUndefined()
  })

  test('K-15: is one of seven', () => {
    expect(Object.keys(textColours)).toEqual([
      '#000000',
      '#FF0000',
      '#00FF00',
      '#0000FF',
      '#FFFF00',
      '#FF00FF',
      '#00FFFF',
    ])
  })
})

describe('painted rich text', () => {
  test.each(Object.entries(textColours))('shows %s by the class of %s', (colour, name) => {
    const stored = cleanRichText(`<p><span style="color: ${colour}">x</span></p>`)
    expect(toEditorHtml(stored)).toBe(`<p><span class="text-${name}">x</span></p>`)
  })

  test.each([
    '<span style="color:#f00">x</span>',
    '<span dir="rtl" style="color:#f00">x</span>',
    '<span style="color:#f00" dir="rtl">x</span>',
    '<span style="color:#f00"><span style="color:#0f0">x</span></span>',
    '<span style="color:#f00;font-size:9px" class="a">x</span>',
  ])('of %j carries no style attribute', (html) => {
    const painted = toEditorHtml(cleanRichText(html))
    expect(painted).not.toContain('style=')
    expect(painted).toContain('class="text-red"')
  })

  test('leaves a text about styles alone', () => {
    const told = '<p>write &lt;span style="color:#FF0000"&gt;</p>'
    expect(toEditorHtml(cleanRichText(told))).toBe(told)
  })
})
