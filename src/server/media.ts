import { Hono } from 'hono'
import type { MediaFiles } from '../storage/media/media-files.ts'
import { paced } from './paced.ts'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }
const year = 365 * 24 * 60 * 60

/** Pictures are named by their content, so an address never changes what it shows. */
export function mediaRoutes(files: MediaFiles) {
  return new Hono().get('/:id/:name', async (c) => {
    const { id, name } = c.req.param()
    const file = await files.read(id, name)
    if (!file) return c.notFound()
    return c.body(paced(file.content()), 200, {
      'content-type': types[name.split('.')[1] ?? ''] ?? 'application/octet-stream',
      'content-length': String(file.size),
      'cache-control': `public, max-age=${year}, immutable`,
    })
  })
}
