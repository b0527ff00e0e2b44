import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/product.ts'
import { Problem } from '../../domain/problem.ts'
import { createDrawnPictures } from './drawn-pictures.ts'

const tenBytes = (to: string) => writeFile(to, '0123456789')

test('asked for twice at once, a picture is drawn once and then kept', async () => {
  const pictures = createDrawnPictures(join(await temporaryFolder(), 'drawn'))
  let drawn = 0
  const draw = async (to: string) => {
    drawn++
    await tenBytes(to)
  }
  const both = await Promise.all([pictures.get('one.jpg', draw), pictures.get('one.jpg', draw)])
  expect(both.map(String)).toEqual(['0123456789', '0123456789'])
  await pictures.get('one.jpg', draw)
  expect(drawn).toBe(1)
})

test('one that could not be drawn is tried again', async () => {
  const pictures = createDrawnPictures(await temporaryFolder())
  const failing = () => Promise.reject(new Error('no space'))
  await expect(pictures.get('one.jpg', failing)).rejects.toThrow('no space')
  expect(String(await pictures.get('one.jpg', tenBytes))).toBe('0123456789')
})

test('one that cannot be drawn is tried once by 30 requests, who get another', async () => {
  const reported: unknown[] = []
  const pictures = createDrawnPictures(await temporaryFolder(), {
    report: (error) => reported.push(error),
  })
  let tried = 0
  const failing = () => {
    tried++
    return Promise.reject(new Error('no text to render'))
  }
  const ask = () => pictures.firstOf('one.jpg', [failing, tenBytes])
  const answers = await Promise.all(Array.from({ length: 15 }, ask))
  for (let again = 0; again < 15; again++) answers.push(await ask())
  for (const { bytes, isFirst } of answers) {
    expect([String(bytes), isFirst]).toEqual(['0123456789', false])
  }
  expect([tried, reported.length]).toEqual([1, 1])
})

test('who finds no room is told so and gets no other picture', async () => {
  const pictures = createDrawnPictures(await temporaryFolder())
  const busy = () => Promise.reject(new Problem('unavailable'))
  await expect(pictures.firstOf('one.jpg', [busy, tenBytes])).rejects.toThrow(Problem)
  expect((await pictures.firstOf('one.jpg', [tenBytes])).isFirst).toBe(true)
})

test('what nobody asked for longest goes first, and what a killed process left', async () => {
  const folder = await temporaryFolder()
  const pictures = createDrawnPictures(folder, { most: 25 })
  const yesterday = new Date('2025-11-02')
  for (const name of ['old.jpg', 'older.jpg']) {
    await pictures.get(name, tenBytes)
    await utimes(join(folder, name), yesterday, new Date(name === 'old.jpg' ? 2_000 : 1_000))
  }
  await mkdir(join(folder, 'copies'))
  await utimes(join(folder, 'copies'), yesterday, yesterday)
  await mkdir(join(folder, 'copies-of-now'))
  await pictures.get('new.jpg', tenBytes)
  const left = ['old.jpg', 'older.jpg', 'new.jpg', 'copies', 'copies-of-now']
  expect(left.filter((name) => existsSync(join(folder, name)))).toEqual([
    'old.jpg',
    'new.jpg',
    'copies-of-now',
  ])
})
