import { type ContactTexts, contactTextsOf } from '../../domain/contact/inbox-message.ts'
import { defaultPublicLanguage } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import type { Spoken } from '../../domain/site-words/product-words.ts'
import { spokenIn } from '../names-in.ts'
import { laterPart } from '../later-part.tsx'
import { pageMeta, siteDataOf } from '../page-meta.ts'
import { shareAddress } from '../seo/share-source.ts'
import { type ContactResult, fieldSentences, visitorSentence } from './contact-result.ts'
import { contactIn, shownBranchesIn } from './contact-in.ts'
import type { Route } from './+types/contact-page.ts'
import { submitContact } from '../request-contexts.ts'

const ContactSection = laterPart(async () => (await import('./contact-section.tsx')).ContactSection)

export async function loader({ params }: Route.LoaderArgs) {
  const language = params.language ?? defaultPublicLanguage
  const contact = await contactIn(language)
  if (!contact) throw new Response(null, { status: 404 })
  const branches = await shownBranchesIn(language)
  return { ...contact, ...(branches && { branches }), share: await shareAddress('home', language) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const data = await formOf(request)
  const texts = contactTextsOf(data)
  const language = params.language ?? defaultPublicLanguage
  const website = String(data.get('website') ?? '')
  const answer = await context.get(submitContact)({ ...texts, language, website })
  return outcomeOf(answer, await spokenIn(language), texts)
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
      isPage
    />
  )
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}

async function outcomeOf(
  answer: Response,
  spoken: Spoken,
  texts: ContactTexts,
): Promise<ContactResult> {
  if (answer.ok) return { isSent: true }
  const { error, fields } = (await answer.json()) as {
    error: string
    fields?: Record<string, string>
  }
  const failure = visitorSentence(spoken, fields ? messages.formInvalid : error)
  return { isSent: false, texts, wrong: fieldSentences(spoken, fields ?? {}), failure }
}
