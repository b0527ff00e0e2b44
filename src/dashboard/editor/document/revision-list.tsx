import { useState } from 'react'
import type { Result } from '../../../api/client/send.ts'
import type { RevisionResponse } from '../../../contract/history.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { AuthorName } from '../../kit/author-name.tsx'
import { DayField } from '../../kit/fields/day-field.tsx'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { historyWords } from './history-words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { Timestamp } from '../../kit/timestamp.tsx'
import { markedWords } from './marked-words.ts'
import { type Restored, RevisionState } from './revision-state.tsx'
import { useFieldNames } from './own-fields.ts'
import type { History } from '../../../api/client/history-at.ts'
import { useRevisions } from './use-revisions.ts'
import styles from './history.module.css'

type RevisionListProps = {
  history: History
  onRestored: () => Promise<Result<unknown>>
  onClose: () => void
}

export function RevisionList(props: RevisionListProps) {
  const words = useWords(historyWords)
  const [until, setUntil] = useState('')
  return (
    <>
      <DayField label={words.until} day={until} onChoose={setUntil} />
      <Revisions key={until} until={until} {...props} />
    </>
  )
}

function Revisions({ until, history, onRestored, onClose }: RevisionListProps & { until: string }) {
  const words = useWords(historyWords)
  const marks = useWords(markedWords)
  const { translate } = useLocale()
  const { revisions, failure, isLoading, hasMore, loadMore } = useRevisions(history, until)
  const [asked, setAsked] = useState<Restored | null>(null)
  const isPresent = (revision: RevisionResponse) => until === '' && revision === revisions[0]

  async function restore(revision: number, lang?: LanguageCode) {
    setAsked(null)
    const answer = await history.restore(revision, { lang })
    const reloaded = answer.ok ? await onRestored() : answer
    if (!answer.ok) return showFailure(answer)
    if (!reloaded.ok) return showFailure(reloaded)
    showToast('success', answer.value.message)
    onClose()
  }

  if (failure) return <p role="alert">{`${words.failed} ${translate(failure)}`}</p>
  if (!isLoading && revisions.length === 0) return <p>{until ? words.emptyUntil : words.empty}</p>
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
                  {isPresent(revision) && (
                    <strong className={styles.present}>{marks.present}</strong>
                  )}
                  <RevisionState
                    history={history}
                    revision={revision}
                    onRestore={isPresent(revision) ? null : setAsked}
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
      {asked && (
        <RestoreQuestion
          {...asked}
          onConfirm={(lang) => void restore(asked.revision, lang)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}

type RestoreQuestionProps = Restored & {
  onConfirm: (language?: LanguageCode) => void
  onCancel: () => void
}

function RestoreQuestion({ languages, onConfirm, onCancel }: RestoreQuestionProps) {
  const words = useWords(historyWords)
  const { nameOf } = useLocale()
  const [chosen, setChosen] = useState('')
  const choices = [
    { id: '', name: words.everything },
    ...languages.map((code) => ({ id: code, name: words.textsAlone(nameOf(code)) })),
  ]
  return (
    <ConfirmDialog
      isOpen
      question={words.restoreQuestion}
      explanation={chosen ? words.textsHint(nameOf(chosen)) : words.restoreHint}
      confirm={words.restore}
      onConfirm={() => onConfirm(chosen || undefined)}
      onCancel={onCancel}
    >
      {languages.length > 1 && (
        <SelectField label={words.restored} options={choices} value={chosen} onChange={setChosen} />
      )}
    </ConfirmDialog>
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
