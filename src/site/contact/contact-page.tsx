import { contactTextsOf } from '../../domain/contact/inbox-message.ts'
import { defaultPublicLanguage } from '../../domain/languages/language.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import { spokenIn } from '../names-in.ts'
import { laterPart } from '../later-part.tsx'
import { pageMeta, siteDataOf } from '../page-meta.ts'
import { shareAddress } from '../seo/share-source.ts'
import { productAskedAt } from '../forms/product-asked.ts'
import { formDataOf, nativeFields, outcomeOf } from '../forms/visitor-sentence.ts'
import { contactIn, shownBranchesIn } from './contact-in.ts'
import type { Route } from './+types/contact-page.ts'
import { submitContact } from '../request-contexts.ts'

const ContactSection = laterPart(async () => (await import('./contact-section.tsx')).ContactSection)

export async function loader({ url, params }: Route.LoaderArgs) {
  const language = params.language ?? defaultPublicLanguage
  const contact = await contactIn(language)
  if (!contact) throw new Response(null, { status: 404 })
  const branches = await shownBranchesIn(language)
  const about = await productAskedAt(url, language)
  return {
    ...contact,
    about,
    ...(branches && { branches }),
    share: await shareAddress('home', language),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const data = await formDataOf(request)
  const texts = contactTextsOf(data)
  const language = params.language ?? defaultPublicLanguage
  const answer = await context.get(submitContact)({ ...texts, language, ...nativeFields(data) })
  return outcomeOf(answer, await spokenIn(language), texts, data)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  return pageMeta(site, {
    title: loaderData.title || siteNamesIn(site.language, site.ownWords).contact_heading,
    description: loaderData.description,
    path: '/contact',
    languages: site.languages.map(({ code }) => code),
    share: loaderData.share,
  })
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContactSection
      contact={loaderData}
      branches={loaderData.branches}
      outcome={actionData}
      about={loaderData.about}
      isPage
    />
  )
}
