import { type Context, Hono, type Next } from 'hono'
import { defaultPublicLanguage } from '../domain/languages/language.ts'
import { sectionOfPath } from '../domain/articles/article.ts'
import { calendarName } from '../domain/events/calendar-path.ts'
import { eventCalendar } from '../site/seo/event-calendar.ts'
import { feed, topicFeed } from '../site/seo/feed.ts'
import { sitemap, robots } from '../site/seo/sitemap.ts'
import type { Drawing } from '../ui/drawing.ts'
import type { Admission } from '../throttle/admission.ts'
import { canonicalAddress } from './page-paths.ts'
import { storable } from './pages.ts'
import type { PublicAddress } from './public-address.ts'

type Variables = { Variables: { drawing?: Drawing } }

export const generatedFile =
  /^\/(robots\.txt|sitemap\.xml|([a-z\d-]+\/)?(([a-z]+\/topic\/[^/]+\/)?feed\.xml|events-[\w-]+\.ics))$/

export function generatedFiles(
  publicAddress: (c: Context) => PublicAddress,
  { render }: Admission,
) {
  const addressOf = (c: Context) => canonicalAddress(c.req.raw, publicAddress(c).origin)
  const rendered = (c: Context<Variables>, file: () => Promise<Response | undefined>) =>
    render(file, c.get('drawing'))
  const feedOfTopic = async (c: Context<Variables>, next: Next) => {
    const { section = '', slug = '', language } = c.req.param()
    const known = sectionOfPath(section)
    if (!known || language === defaultPublicLanguage) return next()
    return (await rendered(c, () => topicFeed(addressOf(c), known, slug, language))) ?? next()
  }
  const calendarOf = async (c: Context<Variables>, next: Next) => {
    const { language, file = '' } = c.req.param()
    const [, page, event] = calendarName.exec(file) ?? []
    if (!page || language === defaultPublicLanguage) return next()
    const asked = { page: Number(page), event }
    return (await rendered(c, () => eventCalendar(addressOf(c), asked, language))) ?? next()
  }
  return new Hono<Variables>()
    .use(async (c, next) => {
      await next()
      if (!c.res.ok || !generatedFile.test(c.req.path)) return
      c.header('cache-control', publicAddress(c).isBelieved ? storable : 'no-store')
    })
    .get(
      '/robots.txt',
      async (c, next) => (await rendered(c, () => robots(addressOf(c)))) ?? next(),
    )
    .get(
      '/sitemap.xml',
      async (c, next) => (await rendered(c, () => sitemap(addressOf(c)))) ?? next(),
    )
    .get('/feed.xml', async (c, next) => (await rendered(c, () => feed(addressOf(c)))) ?? next())
    .get('/:file{events-[\\w-]+\\.ics}', calendarOf)
    .get('/:language/:file{events-[\\w-]+\\.ics}', calendarOf)
    .get('/:section/topic/:slug/feed.xml', feedOfTopic)
    .get('/:language/:section/topic/:slug/feed.xml', feedOfTopic)
    .get('/:language/feed.xml', async (c, next) => {
      const language = c.req.param('language')
      if (language === defaultPublicLanguage) return next()
      return (await rendered(c, () => feed(addressOf(c), language))) ?? next()
    })
}
