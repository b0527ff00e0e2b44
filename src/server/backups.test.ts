import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder, openedStorage } from '../../tests/support/storages.ts'
import { backups, nextTime } from './backups.ts'

const local = (day: number, hour: number, minute: number) => new Date(2025, 10, day, hour, minute)

test('a time of the day is the next one on the clock of the machine', () => {
  expect(nextTime('03:00', local(3, 2, 59))).toEqual(local(3, 3, 0))
  expect(nextTime('03:00', local(3, 3, 0))).toEqual(local(4, 3, 0))
  expect(nextTime('03:00', local(3, 23, 0))).toEqual(local(4, 3, 0))
  expect(nextTime('23:45', local(30, 23, 50))).toEqual(new Date(2025, 11, 1, 23, 45))
})

test('a backup whose process is killed is in the audit trail, one that a stop ends is not (AUD-1)', async () => {
  const projectFolder = await freshFolder()
  const commands = join(projectFolder, 'src/commands')
  await mkdir(commands, { recursive: true })
  await writeFile(join(commands, 'main.ts'), "process.kill(process.pid, 'SIGKILL')")
  const storage = await openedStorage('SQLite')
  const log = { info: () => {}, error: () => {} }
  const { run } = backups({ at: null, keep: '1d' }, { projectFolder }, storage, log)
  const entries = async () => (await storage.audit.list({}, 1, 9)).entries.map(({ kind }) => kind)
  await run(AbortSignal.abort())
  expect(await entries()).toEqual([])
  await run(new AbortController().signal)
  expect(await entries()).toEqual(['backup-failed'])
})
