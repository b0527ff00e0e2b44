import { expect, test } from 'vitest'
import { freshFolder } from '../../../tests/support/storages.ts'
import { announceStore, servedStore } from './served-store.ts'

test('what a server serves is known while it runs', async () => {
  const folder = await freshFolder()
  expect(servedStore(folder)).toBeUndefined()
  const withdraw = announceStore(folder, 'SQLite')
  const withdrawOther = announceStore(folder, 'SQLite')
  expect(servedStore(folder)).toBe('SQLite')
  withdraw()
  expect(servedStore(folder)).toBe('SQLite')
  withdrawOther()
  expect(servedStore(folder)).toBeUndefined()
  announceStore(folder, 'PostgreSQL at db.example:5432/wajha')()
  const withdrawSqlite = announceStore(folder, 'SQLite')
  expect(servedStore(folder)).toBe('SQLite')
  withdrawSqlite()
})
