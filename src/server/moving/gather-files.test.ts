import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../../../tests/support/storages.ts'
import { sweepScratch } from './gather-files.ts'

test('what a killed command unpacked is removed by the next one', async () => {
  const killed = spawn(process.execPath, ['-e', ''])
  await once(killed, 'exit')
  const folder = await freshFolder()
  for (const name of [`command-${killed.pid}`, `command-${process.pid}`, '7']) {
    await mkdir(join(folder, name, 'deep'), { recursive: true })
  }
  await sweepScratch(folder)
  expect((await readdir(folder)).toSorted()).toEqual(['7', `command-${process.pid}`])
  await sweepScratch(join(folder, 'nowhere'))
})
