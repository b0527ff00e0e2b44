import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { type Look, standardLook } from '../domain/look/look.ts'
import { paletteOf } from '../domain/look/palette.ts'
import { isSame } from '../domain/documents/revision.ts'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'
import type { Appearance } from '../ui/document-settings.ts'
import { lookSheet } from '../ui/look-sheet.ts'
import { type CachedPage, responseFrom, toPage } from './page-cache.ts'

const forAYear = 'public, max-age=31536000, immutable'
const type = 'text/css; charset=utf-8'

type ThemeSheet = Pick<Appearance, 'look' | 'grounds'> & {
  hash: string
  css: string
  sent: Promise<CachedPage>
}

/** The look is read for each page, so that in every process the first page after a save has it. */
export function createThemeSheets({ sections }: Pick<Storage, 'sections'>) {
  let made = sheetOf(standardLook)

  async function current(): Promise<ThemeSheet> {
    const look = await sections.look().catch(unlessUnavailable)
    if (look && !isSame(look, made.look)) made = sheetOf(look)
    return made
  }

  return {
    async appearance(): Promise<Appearance> {
      const { css, hash, look, grounds } = await current()
      return { sheet: css === '' ? undefined : `/theme-${hash}.css`, look, grounds }
    },

    /** Open pages, or pages in other caches, may request an earlier sheet: they get the current one. */
    routes: new Hono().get('/:name{theme-[\\da-f]{16}\\.css}', async (c) => {
      const { hash, css, sent } = await current()
      if (c.req.path === `/theme-${hash}.css`) return responseFrom(await sent, c.req.raw)
      return c.body(css, 200, { 'content-type': type, 'cache-control': 'no-store' })
    }),
  }
}

function unlessUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error
}

function sheetOf(look: Look): ThemeSheet {
  const css = lookSheet(look)
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16)
  const headers = { 'content-type': type, 'cache-control': forAYear }
  const grounds = { light: paletteOf(look, 'light').bg, dark: paletteOf(look, 'dark').bg }
  return { look, grounds, hash, css, sent: toPage(new Response(css, { headers })) }
}
