import sanitizeHtml from 'sanitize-html'
import { describe, expect, test } from 'vitest'
import demo from '../../../demo/content.json' with { type: 'json' }
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { unitsToSend } from './earlier-translation.ts'
import { readXliff } from './read-xliff.ts'
import { cutPlainText, cutRichText, hasSameCodes, joinRichText, textOf } from './units.ts'
import { fieldOfUnit, xliffEnd, xliffFile, xliffStart } from './write-xliff.ts'

const languages = { from: 'en', to: 'ar' }

function sent(source: string, versions: { target?: string; earlier?: string } = {}) {
  const { target, earlier } = versions
  return unitsToSend(cutRichText(source), {
    target: target === undefined ? undefined : cutRichText(target),
    earlier: earlier === undefined ? undefined : cutRichText(earlier),
  })
}

/** Every unit comes back as it is, finished, from a tool that writes the file in its own way. */
function throughTranslator(html: string, rewritten = (xliff: string) => xliff): string {
  const cut = cutRichText(html)
  const units = cut.units.map((unit) => ({
    ...unit,
    state: 'translated' as const,
    target: unit.pieces,
  }))
  const file = { original: 'posts/1@1', texts: [{ field: 'content', units }] }
  const xliff = xliffStart(languages) + xliffFile(file, 1, languages) + xliffEnd
  const [read] = readXliff(new TextEncoder().encode(rewritten(xliff))).files
  const targets = cut.units.map(() => [] as ReturnType<typeof textsOf>)
  for (const { id, target } of read?.units ?? []) {
    targets[fieldOfUnit(id).index] = textsOf(target)
  }
  expect(cut.units.every((unit, index) => hasSameCodes(unit, targets[index] ?? []))).toBe(true)
  return joinRichText(cut, targets)
}

const textsOf = (target: NonNullable<Parameters<typeof textOf>[0]> | null) => target ?? []

function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const words = [
  'نواعير',
  'a < b & "c"',
  ' ',
  '\u0001',
  '𝕎 ☀️',
  '100 %',
  '&amp;lt;',
  '\r\n\t',
  '—',
  '\u00a0',
]
const marks = ['strong', 'em', 'u', 's', 'a href="https://naoura.example/?a=1&amp;b=2"']
const blocks = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol start="4"',
  'li',
  'blockquote',
  'table',
  'tr',
  'td colspan="2"',
]

function randomHtml(next: (below: number) => number, depth = 0): string {
  return Array.from({ length: next(4) + 1 }, () => {
    const kind = next(depth > 3 ? 2 : 6)
    if (kind === 0) return (words[next(words.length)] ?? '').replaceAll('<', '&lt;')
    if (kind === 1) return '<br />'
    const [tag = ''] = [(kind < 4 ? marks : blocks)[next(kind < 4 ? marks.length : blocks.length)]]
    return `<${tag}>${randomHtml(next, depth + 1)}</${tag.split(' ')[0]}>`
  }).join('')
}

test('a rich text that comes back untranslated is what was sent (COV-10)', () => {
  for (let seed = 1; seed <= 150; seed++) {
    const html = cleanRichText(randomHtml(random(seed)))
    expect(joinRichText(cutRichText(html), []), `seed ${seed}`).toBe(html)
    expect(throughTranslator(html), `seed ${seed}`).toBe(html)
  }
})

test('each text of the demo comes back as it was sent (COV-10)', () => {
  const texts = richTextsIn(demo)
  expect(texts.length).toBeGreaterThan(50)
  for (const html of texts) expect(throughTranslator(html)).toBe(html)
})

test('each text of the demo survives another parser that writes it anew (COV-10)', () => {
  const rewritten = (xliff: string) =>
    sanitizeHtml(xliff, {
      allowedTags: false,
      allowedAttributes: false,
      allowVulnerableTags: true,
      parser: { xmlMode: true },
    })
  for (const html of richTextsIn(demo)) expect(throughTranslator(html, rewritten)).toBe(html)
})

function richTextsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('<') ? [cleanRichText(value)] : []
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(richTextsIn)
    : []
}

describe('a text is cut into', () => {
  test('headings, items, cells and captions, with codes for marks and breaks', () => {
    const picture = '<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="" />'
    const html =
      `<h2>Norias</h2><p>By <a href="/en"><strong>water</strong></a><br />wheels</p>` +
      `<ul><li>One<ul><li>Two</li></ul></li></ul><table><tbody><tr><td>Three</td></tr></tbody></table>` +
      `<figure class="text">${picture}<figcaption>Four</figcaption></figure>`
    const { units } = cutRichText(html)
    expect(units.map(({ pieces }) => textOf(pieces))).toEqual([
      'Norias',
      'By waterwheels',
      'One',
      'Two',
      'Three',
      'Four',
    ])
    expect(units[1]?.tags).toEqual({
      1: { name: 'a', open: '<a href="/en">', close: '</a>' },
      2: { name: 'strong', open: '<strong>', close: '</strong>' },
      3: { name: 'br', open: '<br />', close: '' },
    })
  })

  test('one unit if it is plain', () => {
    expect(cutPlainText('a <b> & c').units).toEqual([{ pieces: ['a <b> & c'], tags: {} }])
  })
})

test('codes are moved, and neither left out, added, doubled nor crossed', () => {
  const [unit] = cutRichText('<p>a <strong>b</strong> <em>c</em><br />d</p>').units
  const [open, close, other, end, rest] = [
    { id: '1', kind: 'open' },
    { id: '1', kind: 'close' },
    { id: '2', kind: 'open' },
    { id: '2', kind: 'close' },
    { id: '3', kind: 'alone' },
  ] as const
  const isRight = (...pieces: NonNullable<Parameters<typeof hasSameCodes>[1]>) =>
    unit && hasSameCodes(unit, pieces)
  expect(isRight(rest, other, 'c', open, 'b', close, end)).toBe(true)
  expect(isRight(open, close, other, end)).toBe(false)
  expect(isRight(open, close, other, end, rest, rest)).toBe(false)
  expect(isRight(open, other, close, end, rest)).toBe(false)
  expect(isRight(open, close, other, end, rest, { id: '4', kind: 'alone' })).toBe(false)
  expect(isRight(open, close, other, end, rest, { id: 'toString', kind: 'open' })).toBe(false)
  expect(isRight(open, close, { id: '2', kind: 'alone' }, rest)).toBe(false)
  expect(isRight(close, open, other, end, rest)).toBe(false)
})

describe('what is behind is sent', () => {
  test('with the last translation, and with the earlier wording where that changed', () => {
    const units = sent('<p>New</p><p>One</p><p><em>Three</em></p><p>Four</p>', {
      earlier: '<p>One</p><p><em>Two</em></p><p>Four</p>',
      target: '<p>واحد</p><p><em>اثنان</em></p><p>أربعة</p>',
    })
    expect(
      units.map(({ state, target, earlier }) => [state, target && textOf(target), earlier]),
    ).toEqual([
      ['initial', undefined, undefined],
      ['translated', 'واحد', undefined],
      ['initial', undefined, undefined],
      ['translated', 'أربعة', undefined],
    ])
    const [, changed] = sent('<p>One</p><p><em>Three</em></p>', {
      earlier: '<p>One</p><p><em>Two</em></p>',
      target: '<p>واحد</p><p><em>اثنان</em></p>',
    })
    expect(changed).toMatchObject({ state: 'initial', earlier: 'Two' })
    expect(changed?.target).toEqual([
      { id: '1', kind: 'open' },
      'اثنان',
      { id: '1', kind: 'close' },
    ])
  })

  test('without a translation that has other blocks or other marks', () => {
    expect(sent('<p>One</p>', { target: '<h2>واحد</h2>' })).toMatchObject([{ state: 'initial' }])
    const [unit] = sent('<p><em>One</em></p>', { target: '<p>واحد</p>' })
    expect(unit).toMatchObject({ state: 'initial', target: undefined })
  })
})

test('a file of more than 10 MB is not read (COV-15)', () => {
  expect(() => readXliff(new Uint8Array(10 * 1024 * 1024 + 1))).toThrow('too-large')
})
