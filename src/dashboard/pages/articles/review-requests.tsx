import { useState } from 'react'
import { reviewsApi } from '../../../api/client/reviews-api.ts'
import type { ReviewResponse } from '../../../contract/reviews.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import { focusHeading } from '../../app/shell/page-head.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { endedOrGone } from '../../kit/credentials/credential-list.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { kitWords } from '../../kit/words.ts'
import { isChangedBy } from '../../editor/document/own-conflicts.ts'
import styles from './review-requests.module.css'
import { reviewWords } from './review-words.ts'

type ReviewRequestsProps = {
  section: ArticleSection
  id: number
  reviews: ReviewResponse[]
  onEnded: (remaining: ReviewResponse[]) => void
}

export function ReviewRequests({ section, id, reviews, onEnded }: ReviewRequestsProps) {
  const words = useWords(reviewWords)
  const [ending, setEnding] = useState<ReviewResponse | null>(null)

  async function end(review: ReviewResponse) {
    setEnding(review)
    const ended = await endedOrGone(client(reviewsApi).end(section, id, review.language))
    setEnding(null)
    if (!ended.ok) return showFailure(ended)
    onEnded(reviews.filter((other) => other !== review))
    showToast('success', messages.accomplished)
    focusHeading()
  }

  return (
    <section aria-label={words.requests} className={styles.requests}>
      {reviews.map((review) => (
        <Request
          key={review.language}
          review={review}
          isEnding={review === ending}
          onEnd={() => void end(review)}
        />
      ))}
    </section>
  )
}

type RequestProps = { review: ReviewResponse; isEnding: boolean; onEnd: () => void }

function Request({ review, isEnding, onEnd }: RequestProps) {
  const words = useWords(reviewWords)
  const { unknownUser } = useWords(kitWords)
  const { nameOf } = useLocale()
  const { language, reviewer, note, asked_by, asked_at } = review
  const name = asked_by.name || unknownUser
  const isOwn = isChangedBy(useShellData()?.user.id, { changed_by: asked_by })
  const [done, doneIn] = isOwn
    ? [words.withdraw, words.withdrawIn]
    : [words.lookedAt, words.lookedAtIn]
  return (
    <div className={styles.request}>
      <div>
        <p>
          <strong>{reviewer ? words.asksOf(name, reviewer.name) : words.asks(name)}</strong>
          <span className={styles.when}>
            {` · ${nameOf(language)} · `}
            <Timestamp date={asked_at} />
          </span>
        </p>
        {note !== '' && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
      </div>
      <Button isPending={isEnding} aria-label={doneIn(nameOf(language))} onPress={onEnd}>
        {done}
      </Button>
    </div>
  )
}
