import { data } from 'react-router'
import { answersIn } from '../../domain/forms/answer.ts'
import { attachmentField } from '../../domain/forms/attachment.ts'
import { formPath } from '../../domain/forms/form.ts'
import { shownForm } from '../../domain/forms/shown-form.ts'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/languages/language.ts'
import { formWords } from '../../domain/site-words/form-words.ts'
import { wordsIn } from '../../domain/site-words/product-words.ts'
import { storage } from '../../storage/storage.server.ts'
import { ArticleText } from '../articles/article-text.tsx'
import { spokenIn } from '../names-in.ts'
import { pageMeta, siteDataOf } from '../page-meta.ts'
import sheet from '../pages/pages.css?url'
import { hasSentFiles, submitForm } from '../request-contexts.ts'
import { shareAddress } from '../seo/share-source.ts'
import type { Route } from './+types/form-page.ts'
import { type SiteForm, withTerms } from './form-at.ts'
import { FormView } from './form-view.tsx'
import { productAsked, productAskedAt } from './product-asked.ts'
import { formDataOf, nativeFields, outcomeOf, refusedAt } from './visitor-sentence.ts'

export async function loader({ url, params }: Route.LoaderArgs) {
  const { form, language, readableIn } = await formOf(params)
  const about = await productAskedAt(url, language)
  return { form, about, readableIn, share: await shareAddress('home', language) }
}

/** A form that scripts do not send; without them, what was typed comes back in the page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { form, language } = await formOf(params)
  const given = await formDataOf(request)
  const seen = { ...revisionIn(given), now: new Date() }
  const answers = answersIn((await storage.forms.asSeen(form.id, language, seen)) ?? form, given)
  const about = await productAsked(String(given.get('about') ?? ''), language)
  const answer = await context.get(submitForm)(form.id, {
    language,
    answers,
    ...(about && { about: about.id }),
    ...nativeFields(given),
    ...revisionIn(given),
  })
  const spoken = await spokenIn(language)
  const outcome = await outcomeOf(answer, spoken, answers, given)
  if (outcome.isSent) return outcome
  const again = context.get(hasSentFiles) && wordsIn(spoken, formWords).form_files_again
  const files = attachmentField(form)?.id
  const wrong = refusedAt(form, outcome.wrong)
  return { ...outcome, about, wrong: files && again ? { [files]: again, ...wrong } : wrong }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  const { form, readableIn, share } = loaderData
  const { title, lead: description } = form
  return pageMeta(site, {
    title,
    description,
    path: formPath(form.id),
    languages: readableIn,
    share,
  })
}

export default function FormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form } = loaderData
  const about = actionData && 'about' in actionData ? actionData.about : loaderData.about
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="pages" />
      <div className="page-head">
        <h1 className="page-title" data-length="short">
          <ArticleText text={form.title} />
        </h1>
        {form.lead && (
          <p className="page-lead">
            <ArticleText text={form.lead} />
          </p>
        )}
      </div>
      <section className="block block-container form-alone">
        <FormView key={form.id} form={form} about={about} outcome={actionData} />
      </section>
    </>
  )
}

type Offered = { form: SiteForm; language: LanguageCode; readableIn: LanguageCode[] }

async function formOf(params: { language?: string | undefined; id: string }): Promise<Offered> {
  const language = params.language ?? defaultPublicLanguage
  const found = idParameter.test(params.id)
    ? await storage.forms.find(Number(params.id))
    : undefined
  const published = (await storage.languages.published()).map(({ code }) => code)
  const readableIn = published.filter((code) => found && shownForm(found, code))
  const form = found && shownForm(found, language)
  if (!form) throw data({ readableIn }, { status: 404 })
  return { form: await withTerms(form, language), language, readableIn }
}

const idParameter = /^[1-9]\d{0,8}$/

function revisionIn(given: FormData): { revision?: number } {
  const revision = String(given.get('revision') ?? '')
  return /^\d{1,9}$/.test(revision) ? { revision: Number(revision) } : {}
}
