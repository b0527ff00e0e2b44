import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { mapped } from '../../../api/client/send.ts'
import type { WholeArticle } from '../../../contract/articles.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import type { publicationActions } from '../../../domain/articles/publication.ts'
import { definedOf } from '../../../domain/documents/revision.ts'
import { defaultDashboardLanguage, type LanguageCode } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import type { WallTime } from '../../../domain/wall-clock.ts'
import { articlesApi } from '../../../api/client/articles-api.ts'
import { client } from '../../app/client.ts'
import { focusOfTheirs } from '../../editor/cover/cover-change.ts'
import { mergedTiles } from '../../editor/gallery/merged-tiles.ts'
import { showToast } from '../../app/toast-queue.ts'
import type { DocumentLedger } from '../../editor/ledger/document-ledger.ts'
import {
  marked,
  type CorrectionMark,
  useSmallCorrection,
} from '../../editor/ledger/use-small-correction.ts'
import { changedNames } from '../../editor/document/saved-document.ts'
import type { Step } from '../../editor/document/save-steps.ts'
import { useDocument } from '../../editor/document/use-document.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { mergedTopics } from '../../../domain/articles/article-topics.ts'
import { articleName } from './article-row.ts'
import {
  articleForm,
  type ArticleValues,
  clearedValues,
  isKeptByRule,
  type SavedArticle,
  savedArticle,
} from './article-values.ts'
import { listPath } from '../../app/shell/page-path.ts'
import { usePublishing } from './use-publishing.ts'

/** A draft stays with staff; publishing sends what is changed as a draft first. */
export type Intent =
  /** The rule for publishing keeps what it holds back; else a promised draft stays one, whoever publishes meanwhile. */
  | { kind: 'save'; isDraft: boolean; publish?: 'no' }
  | { kind: 'draft'; done?: () => void }
  | {
      kind: (typeof publicationActions)[number] | 'cancel'
      languages: LanguageCode[]
      pictures?: boolean
      at?: WallTime
    }

/** The list is shown again after this time, in milliseconds (K-09). */
const redirectDelay = 2000

export function useArticleForm(section: ArticleSection, article: WholeArticle | null) {
  const codes = useLanguages().map(({ code }) => code)
  const publishing = usePublishing(article?.id)
  const toSaved = (article: WholeArticle) => savedArticle(article, codes)
  const intent = useRef<Intent>({ kind: 'save', isDraft: false })
  const [isDraft, setDraft] = useState(false)
  const correction = useSmallCorrection()
  const form = useDocument<ArticleValues, SavedArticle, WholeArticle>({
    name: articleName(section, article?.id ?? 'new'),
    loaded: savedArticle(article, codes),
    toSaved,
    plan: (values, saved) =>
      plannedSteps(
        { section, values, saved, toSaved, isMinor: correction.isMinor },
        intent.current,
      ),
    read: async ({ id }) =>
      mapped(
        await client(articlesApi).get(section, id ?? 0, defaultDashboardLanguage),
        ({ article }) => toSaved(article),
      ),
    merges: {
      gallery: mergedTiles,
      image_focus: focusOfTheirs('image', 'image_focus'),
      topics: (mine, now, _theirs, before = []) => mergedTopics(before, mine, now),
    },
    success: succeed,
    // Text written before the page of a new article comes would be lost.
    isLeft: (now) =>
      article === null ||
      (intent.current.kind === 'save' && !isKept(intent.current, now)) ||
      (intent.current.kind === 'publish' && !isDated(intent.current)),
  })
  const { id } = form.saved
  const isNewDraft = article === null && isDraft
  useReturnToList(section, form.stage === 'saved' && !isNewDraft)
  useOwnAddress(section, id, isNewDraft)

  /** A new article of which only a part was saved exists already. */
  function succeed(now: SavedArticle) {
    const kind = isKept(intent.current, now) ? 'draft' : intent.current.kind
    setDraft(kind === 'draft' || isDated(intent.current))
    if (isDated(intent.current)) showToast('success', messages.dateSet)
    else if (kind !== 'save') showToast('success', successes[kind])
    else if (article) showToast('success', messages.articleUpdated)
    else showToast('success', id === null ? messages.articleCreated : messages.articleSaved)
    if ('done' in intent.current) intent.current.done?.()
  }

  return {
    ...form,
    ...publishing,
    isNewDraft,
    ledger: ledgerOf(section, form, correction),
    reviewed: (reviews: SavedArticle['reviews']) => form.take({ ...form.saved, reviews }),
    /** The next save is for this, and the one that repeats it after a failure or a conflict. */
    intend: (next: Intent) => {
      intent.current = next
    },
    clear: () => {
      const { values } = form
      form.change(clearedValues(form.saved))
      showToast('success', messages.formReset, {}, { undo: () => form.change(values) })
    },
  }
}

type LedgeredForm = DocumentLedger['form'] & {
  saved: SavedArticle
  changedNames: string[]
  take: (now: SavedArticle) => void
}

function ledgerOf(
  section: ArticleSection,
  form: LedgeredForm,
  correction: CorrectionMark,
): DocumentLedger {
  const { saved, take } = form
  return {
    path: `/sections/${section}/keys/articles/articles/${saved.id}/ledger`,
    entries: saved.ledger,
    form,
    onMarked: (revision, ledger) => take({ ...saved, revision, ledger }),
    correction: correction.offeredFor(form, saved.ledger),
  }
}

export type ArticleFormState = ReturnType<typeof useArticleForm>

const successes = {
  draft: messages.articleSaved,
  publish: messages.articlePublished,
  unpublish: messages.articleOff,
  discard: messages.articleAsPublished,
  cancel: messages.dateCancelled,
}

/** Its button promised a draft, or the rule for publishing made it one. */
function isKept(intent: Intent, now: SavedArticle): boolean {
  return intent.kind === 'save' && (intent.isDraft || isKeptByRule(now))
}

function isDated(intent: Intent): boolean {
  return 'at' in intent
}

type Planned = {
  section: ArticleSection
  values: ArticleValues
  saved: SavedArticle
  toSaved: (article: WholeArticle) => SavedArticle
  isMinor: boolean
}

function plannedSteps(
  { section, values, saved, toSaved, isMinor }: Planned,
  intent: Intent,
): Step<SavedArticle, WholeArticle>[] {
  const articles = client(articlesApi)
  const form = articleForm(values, saved)
  const steps: Step<SavedArticle, WholeArticle>[] = []
  if (form !== null && ['save', 'draft', 'publish'].includes(intent.kind)) {
    const publish = intent.kind === 'save' ? intent.publish : ('no' as const)
    steps.push({
      names: changedNames(values, saved),
      files: [...(form.image ? [form.image] : []), ...(form.images ?? [])],
      async send({ id }, base, sending) {
        const sent = { ...form, ...definedOf({ publish }), ...marked(isMinor) }
        const answer =
          id === null
            ? await articles.createWhole(section, sent, sending)
            : await articles.updateWhole(section, id, { ...sent, base_revision: base }, sending)
        return mapped(answer, ({ article }) => toSaved(article))
      },
    })
  }
  if ('languages' in intent) {
    const { kind: action, languages, pictures = false, at } = intent
    steps.push({
      names: [],
      files: [],
      async send({ id }, base) {
        const change = { action, languages, pictures, ...definedOf({ at }), base_revision: base }
        const answer = await articles.changePublication(section, id ?? 0, change)
        return mapped(answer, ({ article }) => toSaved(article))
      },
    })
  }
  return steps
}

function useOwnAddress(section: ArticleSection, id: number | null, isSaved: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isSaved && id !== null) void navigate(`${listPath(section)}/${id}`, { replace: true })
  }, [id, isSaved, navigate, section])
}

function useReturnToList(section: ArticleSection, isSaved: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => void navigate(listPath(section)), redirectDelay)
    return () => clearTimeout(timer)
  }, [isSaved, navigate, section])
}
