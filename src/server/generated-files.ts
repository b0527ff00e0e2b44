import { type Context, Hono } from 'hono'
import { defaultPublicLanguage } from '../domain/language.ts'
import { feed } from '../site/seo/feed.ts'
import { robots } from '../site/seo/robots.ts'
import { sitemap } from '../site/seo/sitemap.ts'
import type { Drawing } from '../ui/drawing.ts'
import type { Admission } from './admission.ts'
import { canonicalAddress } from './page-paths.ts'
import { storable } from './pages.ts'
import type { PublicAddress } from './public-address.ts'

export const generatedFile = /^\/(robots\.txt|sitemap\.xml|([a-z\d-]+\/)?feed\.xml)$/

export function generatedFiles(
  publicAddress: (c: Context) => PublicAddress,
  { render }: Admission,
) {
  const addressOf = (c: Context) => canonicalAddress(c.req.raw, publicAddress(c).origin)
  return new Hono<{ Variables: { drawing?: Drawing } }>()
    .use(async (c, next) => {
      await next()
      if (!c.res.ok || !generatedFile.test(c.req.path)) return
      c.header('cache-control', publicAddress(c).isBelieved ? storable : 'no-store')
    })
    .get('/robots.txt', (c) => robots(addressOf(c)))
    .get(
      '/sitemap.xml',
      async (c, next) => (await render(() => sitemap(addressOf(c)), c.get('drawing'))) ?? next(),
    )
    .get(
      '/feed.xml',
      async (c, next) => (await render(() => feed(addressOf(c)), c.get('drawing'))) ?? next(),
    )
    .get('/:language/feed.xml', async (c, next) => {
      const language = c.req.param('language')
      if (language === defaultPublicLanguage) return next()
      return (await render(() => feed(addressOf(c), language), c.get('drawing'))) ?? next()
    })
}
