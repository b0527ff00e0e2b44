import { type ReactNode, useState } from 'react'
import type { ReviewResponse } from '../../../contract/reviews.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { useOverview } from '../../app/shell/overview.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { showToast } from '../../app/toast-queue.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { ArticleFormState } from './use-article-form.ts'

type Asking = {
  /** Null while there is nothing to look at, or nobody else to ask. */
  ask: ((language?: LanguageCode) => void) | null
  dialog: ReactNode
  requests: ReactNode
}

export function useAsking(section: ArticleSection, form: ArticleFormState): Asking {
  const { id, publication, reviews } = form.saved
  const [asked, setAsked] = useState<LanguageCode | null>(null)
  const colleagues = useOverview()?.counts.colleagues ?? 0
  const languages = useLanguagesChosenFirst()
    .map(({ code }) => code)
    .filter((code) => publication[code])
  const [first] = languages
  if (id === null) return { ask: null, dialog: null, requests: null }

  function take(review: ReviewResponse) {
    setAsked(null)
    form.reviewed([...reviews.filter(({ language }) => language !== review.language), review])
    showToast('success', messages.accomplished)
  }

  return {
    ask: first && colleagues > 0 ? (language = first) => setAsked(language) : null,
    dialog: asked && (
      <LazyMount
        load={askDialog}
        given={{
          section,
          id,
          languages,
          reviews,
          first: asked,
          isUnsaved: form.isDirty,
          onAsked: take,
          onClose: () => setAsked(null),
        }}
      />
    ),
    requests: reviews.length > 0 && (
      <LazyMount load={reviewRequests} given={{ section, id, reviews, onEnded: form.reviewed }} />
    ),
  }
}

async function askDialog() {
  return (await import('./ask-dialog.tsx')).AskDialog
}

async function reviewRequests() {
  return (await import('./review-requests.tsx')).ReviewRequests
}
