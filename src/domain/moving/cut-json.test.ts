import { expect, test } from 'vitest'
import { largestPart } from './cut-export.ts'
import { cutJson } from './cut-json.ts'

const tables = new Set(['posts', 'tags'])

async function rowsOf(text: string, size = 7) {
  const whole = Buffer.from(text)
  async function* chunks() {
    for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size)
  }
  const rows: string[] = []
  for await (const { table, start, size: own, bytes, isCutOff } of cutJson(chunks(), tables)) {
    rows.push(`${table}${isCutOff ? ' cut off' : ''}: ${bytes}`)
    const there = whole.subarray(start, start + own)
    expect(bytes?.length ? `${bytes}` : `${there}`).toBe(`${there}`)
  }
  return rows
}

const ghost = (data: string) => `\ufeff{"db":\n[{"meta":{"data":{"posts":[{}]}},"data":{${data}}}]}`
const nested = String.raw`{"id":"1","data":{"posts":[{"id":2}]},"x":"\\\"}, {\"id\": نواعير \\"}`

test('rows are cut by their bytes, wherever they are divided', async () => {
  const data = `"a":["}",[{"id":1}]],"posts":[${nested},null, {"id":"3"}],"other":[{"id":4}],"tags":[{}]`
  const expected = [`posts: ${nested}`, 'posts: {"id":"3"}', 'tags: {}']
  for (const size of [1, 3, 64, 10_000]) expect(await rowsOf(ghost(data), size)).toEqual(expected)
  expect(await rowsOf(`{"data":{${data}}}`)).toEqual(expected)
})

test('a row that is damaged takes no other with it (IMP-10)', async () => {
  const lone = '{"id":"1","html":"a "lone" quote and \\" more"'
  const bare = '{"id":"2","html":"line\nbreak"'
  const data = `"posts":[${lone}},\n{"id":"5"},${bare}}, { "id":"6"},${lone}}],"tags":[{"id":"7"}`
  for (const size of [1, 11, 300, 10_000]) {
    expect(await rowsOf(ghost(data), size)).toEqual([
      `posts cut off: ${lone}`,
      'posts: {"id":"5"}',
      `posts cut off: ${bare}`,
      'posts: { "id":"6"}',
      `posts cut off: ${lone}}],`,
      'tags: {"id":"7"}',
    ])
  }
})

test('a row that is too large, too deep or too dense is passed over', async () => {
  const large = `{"id":"${'x'.repeat(largestPart)}"}`
  const deep = `{"id":${'['.repeat(40)}${']'.repeat(40)}}`
  const dense = `{"id":[${'[],'.repeat(10_000)}0]}`
  const data = `"posts":[${large},${deep},${dense},{"id":"2"}]`
  expect(await rowsOf(ghost(data), 1024 * 1024)).toEqual([
    'posts: null',
    'posts: ',
    'posts: ',
    'posts: {"id":"2"}',
  ])
  expect(await rowsOf('['.repeat(1_000_000))).toEqual([])
})
