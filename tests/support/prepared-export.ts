import { writeFile } from 'node:fs/promises'
import type { Storage } from '../../src/storage/create-storage.ts'
import { never } from '../../src/storage/scheduling/work-store.ts'
import { hoursLater, today } from './cast.ts'

export async function prepareExport({ exports, work }: Pick<Storage, 'exports' | 'work'>) {
  await work.plan('export', today, hoursLater(-1))
  await work.take('export', 'A', today)
  const { name, path } = await exports.newPlace()
  await writeFile(path, 'a zip')
  await exports.keep(name)
  const outcome = { name, bytes: 5, missing: 0 }
  await work.end('export', 'A', { endedAt: today, outcome, dueAt: never })
}
