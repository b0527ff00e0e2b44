import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { fileOf, formOf } from '../../../tests/support/api.ts'
import { openedStorage } from '../../../tests/support/storages.ts'
import { z } from '../../domain/schema.ts'
import type { ApiVariables } from './permissions.ts'
import { validateForm } from './validate.ts'

test('texts are saved two at a time, and a form with a file waits for none of them', async () => {
  const storage = await openedStorage('SQLite')
  const saving: (() => void)[] = []
  const app = new Hono<ApiVariables>()
  app.use(async (c, next) => {
    c.set('storage', storage)
    await next()
  })
  app.post('/', validateForm(z.strictObject({}), { image: 1 }), async (c) => {
    await new Promise<void>((saved) => void saving.push(saved))
    return c.text('saved')
  })
  const send = (fields: Parameters<typeof formOf>[0]) =>
    app.request('/', { method: 'POST', body: formOf(fields) })

  const texts = [send({}), send({}), send({})]
  await expect.poll(() => saving.length).toBe(2)
  const file = send({ image: fileOf('a photograph') })
  await expect.poll(() => saving.length).toBe(3)
  saving[0]?.()
  await expect.poll(() => saving.length).toBe(4)
  for (const saved of saving) saved()
  const answers = await Promise.all([...texts, file])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    Array.from({ length: 4 }, () => 'saved'),
  )
})
