import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { standardLook } from '../domain/look/look.ts'
import { byLayla } from '../../tests/support/cast.ts'
import { engines, openedStorage } from '../../tests/support/storages.ts'
import { createThemeSheets } from './theme-sheets.ts'

const clinic = { brand: '#1b6fb5', corners: 'soft' }

test('the standard look has no sheet, and an address of none gets an empty one (LOOK-1)', async () => {
  const { appearance, routes } = createThemeSheets(await openedStorage('SQLite'))
  expect(await appearance()).toMatchObject({ sheet: undefined, look: standardLook })
  const answer = await routes.request('/theme-0123456789abcdef.css')
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

test.each(engines)(
  'a sheet is immutable while it is today’s, then every address gets the new one, on %s (LOOK-5)',
  async (engine) => {
    const { sections } = await openedStorage(engine)
    const { appearance, routes } = createThemeSheets({ sections })
    await sections.change('look', clinic, byLayla())
    const first = (await appearance()).sheet ?? ''
    expect(first).toMatch(/^\/theme-[\da-f]{16}\.css$/)
    const answer = await routes.request(first, { headers: { 'accept-encoding': 'br' } })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
      'content-encoding': 'br',
    })
    const css = brotliDecompressSync(await answer.arrayBuffer()).toString()
    expect(css).toContain('--brand-fill:#1b6fb5;')
    expect(css).toContain('--r-4:32px;')

    await sections.change('look', { brand: '#22304f' }, byLayla())
    expect((await appearance()).sheet).not.toBe(first)
    const old = await routes.request(first)
    expect(old.headers.get('cache-control')).toBe('no-store')
    expect(await old.text()).toContain('--brand-fill:#22304f;')
  },
)

test.each(['/theme-0123.css', '/theme-0123456789ABCDEF.css', '/theme-0123456789abcdef0.css'])(
  '%s is no address of a sheet (LOOK-5)',
  async (path) => {
    const { routes } = createThemeSheets(await openedStorage('SQLite'))
    expect((await routes.request(path)).status).toBe(404)
  },
)

test('another process links the new sheet at the first page after a save (LOOK-6)', async () => {
  const { sections } = await openedStorage('SQLite')
  const [here, there] = [createThemeSheets({ sections }), createThemeSheets({ sections })]
  expect((await there.appearance()).sheet).toBeUndefined()
  await sections.change('look', clinic, byLayla())
  expect((await here.appearance()).sheet).toMatch(/^\/theme-/)
  expect(await there.appearance()).toEqual(await here.appearance())
})
