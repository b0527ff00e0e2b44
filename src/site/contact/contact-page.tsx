import { type ContactTexts, contactTextsOf } from '../../domain/inbox-message.ts'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/language.ts'
import { messages } from '../../domain/messages.ts'
import { storage } from '../../storage/storage.server.ts'
import { pageMeta, siteDataOf } from '../page-meta.ts'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { fieldSentences, visitorSentence } from './contact-sentences.ts'
import { contactWordsFor } from './contact-words.ts'
import type { Route } from './+types/contact-page.ts'
import { submitContact } from './submit-contact.ts'
import { ContactForm } from './contact-form.tsx'
import type { ContactResult } from './contact-result.ts'
import styles from './contact-page.module.css'
import { Label } from '../words/label.tsx'

/** Where the form goes without scripts. */
export async function loader({ params }: Route.LoaderArgs) {
  const language = params.language ?? defaultPublicLanguage
  const { contactForm, texts } = await storage.sections.get('contactUs')
  if (!contactForm) throw new Response(null, { status: 404 })
  return {
    title: texts.section_title?.[language] ?? '',
    description: texts.section_description?.[language] ?? '',
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const data = await formOf(request)
  const texts = contactTextsOf(data)
  const language = params.language ?? defaultPublicLanguage
  const website = String(data.get('website') ?? '')
  const answer = await context.get(submitContact)({ ...texts, language, website })
  return outcomeOf(answer, language, texts)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  return pageMeta(site, {
    title: loaderData.title || contactWordsFor(site.language).heading,
    description: loaderData.description,
    path: '/contact',
    languages: site.languages.map(({ code }) => code),
    isUnlisted: true,
  })
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { heading } = contactWordsFor(useSite().language)
  const { title, description } = loaderData
  return (
    <section className={`${siteStyles.container} ${styles.page}`}>
      <h1>{title || <Label>{heading}</Label>}</h1>
      {description && <p>{description}</p>}
      <ContactForm outcome={actionData} />
    </section>
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
  language: LanguageCode,
  texts: ContactTexts,
): Promise<ContactResult> {
  if (answer.ok) return { isSent: true }
  const { error, fields } = (await answer.json()) as {
    error: string
    fields?: Record<string, string>
  }
  const failure = visitorSentence(language, fields ? messages.formInvalid : error)
  return { isSent: false, texts, wrong: fieldSentences(language, fields ?? {}), failure }
}
