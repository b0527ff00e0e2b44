import { useState } from 'react'
import type { Result } from '../../../api/client/client.ts'
import type { RevisionResponse } from '../../../contract/history.ts'
import { Button } from '../../../ui/button.tsx'
import { AuthorName } from '../../kit/author-name.tsx'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { historyWords } from './history-words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { Timestamp } from '../../kit/timestamp.tsx'
import { markedWords } from './marked-words.ts'
import { RevisionState } from './revision-state.tsx'
import { useFieldNames } from './own-fields.ts'
import { type History, useRevisions } from './use-revisions.ts'
import styles from './history.module.css'

type RevisionListProps = {
  history: History
  onRestored: () => Promise<Result<unknown>>
  onClose: () => void
}

export function RevisionList({ history, onRestored, onClose }: RevisionListProps) {
  const words = useWords(historyWords)
  const marks = useWords(markedWords)
  const { translate } = useLocale()
  const { revisions, failure, isLoading, hasMore, loadMore } = useRevisions(history)
  const [asked, setAsked] = useState<RevisionResponse | null>(null)

  async function restore(revision: RevisionResponse) {
    setAsked(null)
    const answer = await history.restore(revision.revision)
    const reloaded = answer.ok ? await onRestored() : answer
    if (!answer.ok) return showFailure(answer)
    if (!reloaded.ok) return showFailure(reloaded)
    showToast('success', answer.value.message)
    onClose()
  }

  if (failure) return <p role="alert">{`${words.failed} ${translate(failure)}`}</p>
  if (!isLoading && revisions.length === 0) return <p>{words.empty}</p>
  return (
    <>
      <div className={styles.days} aria-busy={isLoading}>
        {[...Map.groupBy(revisions, dayOf)].map(([day, ofDay]) => (
          <section key={day} aria-label={day}>
            <h3 className={styles.day}>
              <bdi dir="ltr">{day}</bdi>
            </h3>
            <ol className={styles.revisions}>
              {ofDay.map((revision) => (
                <li key={revision.revision} className={styles.revision}>
                  <RevisionHead revision={revision} />
                  {revision === revisions[0] && (
                    <strong className={styles.present}>{marks.present}</strong>
                  )}
                  <RevisionState
                    history={history}
                    revision={revision}
                    onRestore={revision === revisions[0] ? null : setAsked}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {hasMore && (
        <Button isPending={isLoading} onPress={loadMore}>
          {words.more}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        question={words.restoreQuestion}
        explanation={words.restoreHint}
        confirm={words.restore}
        onConfirm={() => asked && void restore(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

function dayOf({ made_at: date }: RevisionResponse): string {
  return days.format(new Date(date))
}

function RevisionHead({ revision }: { revision: RevisionResponse }) {
  const words = useWords(historyWords)
  const { locale } = useLocale()
  const fields = useChangedFields(revision)
  return (
    <>
      <p>
        <strong>
          <AuthorName author={revision.author} />
        </strong>{' '}
        {words.actions[revision.action]}
      </p>
      <p className={styles.when}>
        <Timestamp date={revision.made_at} />
      </p>
      {fields.length > 0 && (
        <p className={styles.fields}>{new Intl.ListFormat(locale).format(fields)}</p>
      )}
    </>
  )
}

function useChangedFields({ fields }: RevisionResponse): string[] {
  const { locale, nameOf } = useLocale()
  const nameOfField = useFieldNames()
  return [...Map.groupBy(fields, ({ field }) => field)].map(([field, changes]) => {
    const names = changes.flatMap(({ language }) => (language === null ? [] : nameOf(language)))
    const list = new Intl.ListFormat(locale).format(names)
    return list ? `${nameOfField(field)} (${list})` : nameOfField(field)
  })
}
