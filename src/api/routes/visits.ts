import { isbot } from 'isbot'
import { type VisitedPage, visitEndpoints } from '../../contract/visits.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import { networkOf } from '../../throttle/network-of.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { linkTo } from '../../domain/navigation/menu-in.ts'
import { hiddenSections } from '../../domain/navigation/navigation.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import { isReachableIn } from '../../domain/contact/reachable.ts'
import { frameWords } from '../../domain/site-words/frame-words.ts'
import { wordsIn } from '../../domain/site-words/product-words.ts'
import { type ReadTarget, targetOf, type VisitsOfSubject, visitLimits } from '../../domain/visit.ts'
import type { Storage } from '../../storage/create-storage.ts'

export function visitRoutes({ storage, now, addressOf, countView }: ApiParts) {
  // Shared limits would cost a write for each page that is read.
  const limit = createAttemptLimit({ ...windows.visits, now, shared: null })

  return createRoutes(visitEndpoints, {
    'POST /visits': async (c) => {
      const { from = null, ...view } = c.req.valid('json')
      if (wantsNone(c.req.raw.headers) || (await limit.consume(networkOf(addressOf(c))))) return
      countView({ ...view, from, at: now() })
    },

    'GET /visits': async (c) => {
      const { subjects, ...visits } = await storage.visits.read(c.req.valid('query').days, now())
      return { ...visits, pages: await visitedPages(storage, subjects) }
    },
  })
}

/** Visitors who ask not to be tracked are not counted, nor are robots. */
function wantsNone(headers: Headers): boolean {
  return (
    headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' || isbot(headers.get('user-agent'))
  )
}

type LinksByTarget = Map<ReadTarget, VisitedPage['places'][string]>

/** Pages that can no longer be read are left out; names and addresses are today's. */
async function visitedPages(storage: Storage, subjects: VisitsOfSubject[]): Promise<VisitedPage[]> {
  const read = subjects.map((counted) => ({ counted, target: targetOf(counted.subject) }))
  const targets = read.map(({ target }) => target)
  const published = await storage.languages.published()
  const places = await Promise.all(
    published.map(async ({ code }) => [code, await linksIn(storage, code, targets)] as const),
  )
  const pages = read.map(({ counted, target }) => ({
    ...counted,
    places: Object.fromEntries(
      places.flatMap(([code, found]) => {
        const link = found.get(target)
        return link ? [[code, link]] : []
      }),
    ),
  }))
  return pages.filter((page) => Object.keys(page.places).length > 0).slice(0, visitLimits.listed)
}

async function linksIn(
  { sections }: Storage,
  code: LanguageCode,
  targets: ReadTarget[],
): Promise<LinksByTarget> {
  const ownWords = await sections.words(code)
  const names = {
    ...siteNamesIn(code, ownWords),
    ...wordsIn({ language: code, ownWords }, frameWords),
  }
  const contact = await sections.get('contactUs')
  const identity = await sections.get('identity')
  const there = {
    isContactThere: isReachableIn({ contact, identity }, code),
    ...(await sections.linked(targets, code)),
    hidden: hiddenSections(await sections.navigation()),
  }
  const places: LinksByTarget = new Map()
  for (const target of targets) {
    const link = linkTo(target, there)
    if (!link) continue
    const title = link.label ?? names[link.name ?? 'home']
    places.set(target, { path: pathInLanguage(code, link.path), title })
  }
  return places
}
