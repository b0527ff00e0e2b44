import { describe, expect, test } from 'vitest'
import { siteLinks, textChecks } from './text-checks.ts'

const written = {
  'title.ar': 'ناعورة',
  'content.ar': '<p>ماء</p>',
  'title.en': 'Noria',
  'content.en': '<p>Water</p>',
}
const checked = (texts: Record<string, string>, behind: string[] = []) =>
  textChecks({ languages: ['ar', 'en'], texts: { ...written, ...texts }, behind }).map(
    ({ kind, at }) => `${at} ${kind}`,
  )

describe('EDT-25 before it is published', () => {
  test('nothing is said of what is whole', () => {
    expect(checked({})).toEqual([])
    expect(checked({ 'content.en': '<h2>Water</h2><h3>Its price</h3><h2>Sun</h2>' })).toEqual([])
  })

  test('blank texts are named in each language', () => {
    expect(checked({ 'title.ar': ' ', 'content.en': '' })).toEqual([
      'title.ar blank',
      'content.en blank',
    ])
    expect(textChecks({ languages: ['fr'], texts: {}, behind: [] })).toHaveLength(2)
  })

  test('texts are named that another language is newer than', () => {
    expect(checked({ 'title.en': '' }, ['content.ar', 'title.en', 'author.ar'])).toEqual([
      'content.ar behind',
      'title.en blank',
    ])
  })

  test('headings are named that stand beneath none, or say nothing', () => {
    expect(checked({ 'content.ar': '<h3 dir="rtl">ماء</h3><h2>شمس</h2>' })).toEqual([
      'content.ar heading-order',
    ])
    expect(checked({ 'content.en': '<h2><strong> </strong></h2><h2>Sun</h2>' })).toEqual([
      'content.en heading-blank',
    ])
    expect(checked({ 'content.en': '<h2></h2><h3>Sun</h3>' })).toEqual([
      'content.en heading-order',
      'content.en heading-blank',
    ])
  })

  test('links within the site are found, each once', () => {
    const link = (address: string) => `<p><a dir="ltr" href="${address}">there</a></p>`
    const site = 'https://naoura.example'
    const html = [
      link(`${site}/blog/7`),
      link(`${site}/search?q=a&amp;page=2#top`),
      link('https://elsewhere.example/blog/8'),
      link('mailto:layla@naoura.example'),
      link(`${site}/blog/7`),
      `<p>href="${site}/blog/9"</p>`,
    ].join('')
    expect(siteLinks(html, site)).toEqual(['/blog/7', '/search?q=a&page=2'])
  })
})
