import type { Context } from 'hono'
import { homePageId } from '../../domain/pages/page.ts'
import { idOf } from './article-address.ts'

/** A page is named `home` or by its id. Throws Problem('not-found') where no row can have it. */
export function pageIdOf(c: Context): number {
  return c.req.param('id') === 'home' ? homePageId : idOf(c)
}
