import { Hono } from 'hono'
import type { ApiParts } from '../api/http/api-parts.ts'
import { downloadHeaders } from '../api/http/download-headers.ts'
import { sourceOf } from '../api/http/session-source.ts'
import { translate } from '../dashboard/app/locale/translate.ts'
import { productLanguages } from '../domain/languages/language.ts'
import { messages } from '../domain/messages.ts'
import { paced } from '../throttle/paced.ts'

const voidLink = productLanguages
  .map((language) => `${translate(language, messages.downloadVoid)}\n`)
  .join('')
const unstored = { 'cache-control': 'no-store' }

export function downloadRoutes({ storage, now, addressOf }: ApiParts) {
  return new Hono().get('/:token{[\\w-]{43}}', async (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 405, { ...unstored, allow: 'GET' })
    const at = now()
    const { token } = c.req.param()
    const found = await storage.exports.useLink(token, sourceOf(c, addressOf(c)), at)
    if (!found) return c.text(voidLink, 410, unstored)
    return c.body(paced(found.content()), 200, {
      ...downloadHeaders('application/zip', `wajha-${at.toISOString().slice(0, 10)}.zip`),
      ...unstored,
      'content-length': String(found.size),
    })
  })
}
