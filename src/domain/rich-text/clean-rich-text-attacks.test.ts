import { describe, expect, test } from 'vitest'
import { attacks, forbiddenTags, randomTagSoup } from '../../../tests/support/attacks.ts'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { cleanRichText } from './clean-rich-text.ts'
import { richTextLimit } from './rich-text.ts'

describe('an attack', () => {
  test.each(attacks)('leaves nothing that is not on the list: %s', (attack) => {
    expect(forbiddenTags(cleanRichText(`<p>before</p>${attack}<p>after</p>`))).toEqual([])
    expect(forbiddenTags(cleanRichText(attack))).toEqual([])
  })

  test.each(attacks)('is stable under repetition: %s', (attack) => {
    const once = cleanRichText(attack)
    expect(cleanRichText(once)).toBe(once)
  })

  test('assembled at random leaves nothing either', () => {
    for (let seed = 1_000; seed < 1_400; seed++) {
      const soup = randomTagSoup(seed)
      expect(forbiddenTags(cleanRichText(soup)), soup).toEqual([])
    }
  })

  test('is seen by this test when it is not cleaned', () => {
    expect(attacks.filter((attack) => forbiddenTags(attack).length > 0).length).toBeGreaterThan(48)
  })
})

describe('a link', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'ftp://a',
  ])('to %j has no address', (address) => {
    expect(cleanRichText(`<a href="${address}">x</a>`)).toBe('<a>x</a>')
  })
})

/** The worst input that is accepted: as long and as dense in tags as allowed. */
const most = (piece: string, density = 7_900) => {
  const count = Math.min(Math.floor(richTextLimit / piece.length), density)
  return piece.repeat(count)
}

const figure = `<figure class="text"><img src="/media/${'0'.repeat(32)}/640.webp" alt=""><figcaption>x</figcaption></figure>`

const costly: Record<string, string> = {
  'nested paragraphs': most('<p>'),
  'nested bold': most('<b>'),
  'nested lists': most('<ul><li>', 3_900),
  'nested links': most('<a href=https://a.example>x'),
  'nested colours': most('<span style="color:#f00">x', 7_900),
  'unknown tags': most('<x>'),
  'closing tags': most('</p>'),
  'opened and never ended': most('<p ', 7_900),
  comments: most('<!--', 7_900),
  attributes: `<p ${'a '.repeat(richTextLimit / 2 - 20)}>x</p>`,
  'long attribute': `<p a="${'"'.repeat(richTextLimit - 20)}>x`,
  styles: `<span style="${'color:#f00;'.repeat(11_000)}">x</span>`,
  'spaces in a style': `<span style="color${' '.repeat(100_000)}">x</span>`,
  'semicolons in a style': `<span style="${'; '.repeat(60_000)}">x</span>`,
  'long address': `<a href="${'java\n'.repeat(25_000)}script:x">x</a>`,
  'comments in an address': `<a href="${'<!--'.repeat(7_000)}">x</a>`,
  entities: most('&amp;'),
  'half entities': most('&#'),
  'angle brackets': most('<', 7_900),
  spaces: 'x' + ' '.repeat(richTextLimit - 1),
  'empty links': most('<a></a>', 3_900),
  'figures opened': most('<figure class="text">', 7_900),
  captions: most('<figcaption>', 7_900),
  'whole figures': most(figure, 2_600),
  'figures never ended': most(figure.replace('</figcaption></figure>', ''), 3_900),
  'a long caption': `${figure.slice(0, -22)}${'x'.repeat(richTextLimit - 200)}</p>`,
  'styles opened': most('<style>', 7_900),
  'scripts opened': most('<script>', 7_900),
  'text areas opened': most('<textarea>', 7_900),
}

describe('no input costs more than 100 ms:', () => {
  test.each(Object.entries(costly))('%s', (_name, html) => {
    const attempt = () => {
      try {
        cleanRichText(html)
      } catch {}
    }
    expectThreadTime(100, attempt)
  })
})
