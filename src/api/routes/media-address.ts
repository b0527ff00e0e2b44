import type { Context } from 'hono'
import { Problem } from '../../domain/problem.ts'
import { mediaId } from '../../domain/media/media-input.ts'

/** Throws Problem('not-found') where no picture can have the id. */
export function mediaIdOf(c: Context): string {
  const { success, data } = mediaId.safeParse(c.req.param('media'))
  if (!success) throw new Problem('not-found')
  return data
}
