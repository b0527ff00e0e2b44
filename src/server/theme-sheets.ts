import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Look } from '../domain/look.ts'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'
import { lookSheet } from '../ui/look-sheet.ts'
import { type CachedPage, responseFrom, toPage } from './page-cache.ts'

const forAYear = 'public, max-age=31536000, immutable'
const type = 'text/css; charset=utf-8'

/** `css` is blank for the standard look, which needs none. */
export type ThemeSheet = { hash: string; css: string; sent: Promise<CachedPage> }

/** Read anew for each page, so that on every process the first after a save has it. */
export function createThemeSheets({ sections }: Pick<Storage, 'sections'>) {
  let made: { of: string; sheet: ThemeSheet } | undefined

  /** During an outage, that of the last known look. */
  async function current(): Promise<ThemeSheet> {
    const look = await sections.look().catch(unlessUnavailable)
    const of = look ? JSON.stringify(look) : made?.of
    if (made?.of !== of || !made) made = { of: of ?? '', sheet: sheetOf(look) }
    return made.sheet
  }

  return {
    /** Undefined for the standard look. */
    async address(): Promise<string | undefined> {
      const { css, hash } = await current()
      return css === '' ? undefined : `/theme-${hash}.css`
    },

    /** Pages that are open, or that other caches hold, may ask for one of before: they get today's. */
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

function sheetOf(look: Look | undefined): ThemeSheet {
  const css = look ? lookSheet(look) : ''
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16)
  const headers = { 'content-type': type, 'cache-control': forAYear }
  return { hash, css, sent: toPage(new Response(css, { headers })) }
}
