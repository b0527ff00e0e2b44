import { Hono } from 'hono'
import type { MediaFiles } from '../storage/media/media-files.ts'
import { variantName } from '../storage/media/media-names.ts'
import { paced } from '../throttle/paced.ts'

const year = 365 * 24 * 60 * 60

const minute = 60

/**
 * Pictures are named by their content, so an address never changes what it shows. Until the AVIF files of a new one
 * are encoded, WebP stands in for them: pages need not know, nor be drawn anew.
 */
export function mediaRoutes(files: MediaFiles) {
  return new Hono().get('/:id/:name', async (c) => {
    const { id, name } = c.req.param()
    if (!variantName.test(name)) return c.notFound()
    const own = await files.read(id, name)
    const file = own ?? (await files.read(id, name.replace('.avif', '.webp')))
    if (!file) return c.notFound()
    return c.body(paced(file.content()), 200, {
      'content-type': typeOf(own ? name : '.webp'),
      'content-length': String(file.size),
      'cache-control': own ? `public, max-age=${year}, immutable` : `public, max-age=${minute}`,
    })
  })
}

function typeOf(name: string): string {
  return `image/${name.split('.')[1]}`
}
