import { expect, test } from 'vitest'
import { cutExport, largestPart } from './cut-export.ts'

async function partsOf(text: string, size = 7) {
  const bytes = Buffer.from(text)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const parts: string[] = []
  for await (const { name, start, size, bytes: own, isCutOff } of cutExport(chunks())) {
    parts.push(`${name}${isCutOff ? ' cut off' : ''}: ${own}`)
    expect(String(own ?? bytes.subarray(start, start + size))).toBe(
      bytes.toString('utf8', start, start + size),
    )
  }
  return parts
}

const item = (text: string) => `<item>\n<title>${text}</title>\n</item>`

test('an export is cut by its bytes, wherever they are divided', async () => {
  const tricky = '<![CDATA[</item> <item> ]] > نواعير ]]]]><![CDATA[> 5 < 6 ]]><!-- </item> -->'
  const text = `<?xml version="1.0"?><rss><channel><link>https://naoura.example</link>
    ${item(tricky)}<wp:term><a b="1"/></wp:term>\n${item('<link>no part</link>')}</channel></rss>`
  const expected = [
    'link: <link>https://naoura.example</link>',
    `item: ${item(tricky)}`,
    'wp:term: <wp:term><a b="1"/></wp:term>',
    `item: ${item('<link>no part</link>')}`,
  ]
  for (const size of [1, 3, 64, 10_000]) expect(await partsOf(text, size)).toEqual(expected)
})

test('an item without an end takes no other with it (IMP-10)', async () => {
  const begun = '<item>\n<title>Cut</title><content:encoded><![CDATA[and then\n'
  const text = `${begun}  ${item('One')}\n<item>\n<title>Two</title>\n${item('Three')}${begun}`
  for (const size of [1, 11, 10_000]) {
    expect((await partsOf(text, size)).map((part) => part.split('\n')[0])).toEqual([
      'item cut off: <item>',
      'item: <item>',
      'item cut off: <item>',
      'item: <item>',
      'item cut off: <item>',
    ])
  }
})

test('an item that is too large is passed over', async () => {
  const text = `<item>${'x'.repeat(largestPart)}</item>${item('Next')}`
  expect(await partsOf(text, 1024 * 1024)).toEqual(['item: null', `item: ${item('Next')}`])
})
