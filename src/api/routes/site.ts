import { siteEndpoints } from '../../contract/site.ts'
import { menuIn } from '../../domain/navigation/menu-in.ts'
import { articleIdsIn, leadsToSections, pageIdsIn } from '../../domain/navigation/navigation.ts'
import { isReachableIn } from '../../domain/contact/reachable.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { toSite } from './site-response.ts'

export function siteRoutes({ storage, now }: ApiParts) {
  const { articles, languages, pages, sections } = storage

  return createRoutes(siteEndpoints, {
    'GET /public/site/:language': async (c) => {
      const { code } = await languages.getPublished(c.req.param('language'))
      const navigation = await sections.navigation()
      const contact = await sections.get('contactUs')
      const identity = await sections.get('identity')
      const reachable = {
        isContactThere: isReachableIn({ contact, identity }, code),
        articles: await articles.titles(articleIdsIn(navigation), code),
        filled: leadsToSections(navigation) ? await articles.filledSections(code) : [],
        pages: await pages.linksTo(pageIdsIn(navigation), code),
      }
      return toSite(code, {
        look: await sections.look(),
        navigation,
        ...menuIn(navigation, code, reachable),
        ownWords: await sections.words(code),
        identity,
        contacts: contact.contacts,
        year: now().getFullYear(),
      })
    },
  })
}
