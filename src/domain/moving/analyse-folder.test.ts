import { expect, test } from 'vitest'
import { analyseFolder } from './analyse-folder.ts'
import { readOurExport } from './our-export.ts'
import { usualDestinations } from './destinations.ts'

const target = {
  source: 'site',
  here: ['en', 'ar'],
  destinations: usualDestinations,
  zone: 'UTC',
  now: new Date('2026-11-28'),
}
const written = Buffer.from('---\nid: 1\ntitle: A well\ndate: 2026-01-02\n---\nIt fills itself.')
const files = ['blog/1-well.en.md', 'blog/1-well.en.public.md'].map((path) => ({
  path,
  size: written.length,
}))
const noTables = { topics: '', pictures: '', redirects: '', partners: '', files: '' }
const analysed = (ours?: Parameters<typeof analyseFolder>[2]['ours']) =>
  analyseFolder(files, async () => written, { ...target, ours })

test('of a text with changes that wait, the newer one comes in (EXP-1)', async () => {
  const { rows, leftOut } = await analysed(readOurExport(noTables, ''))
  expect(rows.map(({ address }) => address)).toEqual(['blog/1-well.en.md'])
  expect(leftOut.map(({ reasons }) => reasons)).toEqual([
    ['It is what visitors read: its newer text comes in.'],
  ])
})

test('in folders of others, names like those of older texts say nothing', async () => {
  expect((await analysed()).rows).toHaveLength(2)
})
