import { useEffect, useState } from 'react'
import { reviewsApi } from '../../../api/client/reviews-api.ts'
import type { Result } from '../../../api/client/send.ts'
import type { ColleaguesResponse, ReviewResponse } from '../../../contract/reviews.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { reviewNoteLimit } from '../../../domain/articles/review.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { kitWords } from '../../kit/words.ts'
import styles from './article-form.module.css'
import { reviewWords } from './review-words.ts'

type AskDialogProps = {
  section: ArticleSection
  id: number
  languages: LanguageCode[]
  first: LanguageCode
  reviews: ReviewResponse[]
  isUnsaved: boolean
  onAsked: (review: ReviewResponse) => void
  onClose: () => void
}

const anyone = 'anyone'

export function AskDialog(props: AskDialogProps) {
  const { section, id, languages, first, reviews, isUnsaved, onAsked, onClose } = props
  const words = useWords(reviewWords)
  const { unknownUser } = useWords(kitWords)
  const { nameOf, translate } = useLocale()
  const colleagues = useColleagues()
  const [whom, setWhom] = useState(anyone)
  const [language, setLanguage] = useState(first)
  const [note, setNote] = useState('')
  const { wrong, failure, isSaving, send } = useSubmission({ hasToast: false })
  const replaced = reviews.find((review) => review.language === language)
  const errorAt = (field: string) => wrong[field] && translate(wrong[field])

  async function ask() {
    const user_id = whom === anyone ? null : Number(whom)
    const json = { language, user_id, note }
    const asked = await send(() => client(reviewsApi).ask(section, id, json))
    if (asked) onAsked(asked.review)
  }

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      isDirty={note !== ''}
      isSaving={isSaving}
      failure={failure && translate(failure.message)}
      wrong={wrong}
      onSubmit={() => void ask()}
      onClose={onClose}
    >
      <p>{words.hint}</p>
      {isUnsaved && <p className={styles.unsaved}>{words.unsaved}</p>}
      {colleagues?.ok === false && (
        <FormAlert title={words.failed}>{translate(colleagues.message)}</FormAlert>
      )}
      {colleagues ? (
        <SelectField
          label={words.whom}
          options={[
            { id: anyone, name: words.anyone },
            ...(colleagues.ok ? colleagues.value.colleagues : []).map(({ id, name }) => ({
              id: String(id),
              name,
            })),
          ]}
          value={whom}
          onChange={setWhom}
          error={errorAt('user_id')}
        />
      ) : (
        <Spinner isLarge />
      )}
      <SelectField
        label={words.language}
        options={languages.map((code) => ({ id: code, name: nameOf(code) }))}
        value={language}
        onChange={setLanguage}
        hint={replaced && words.replaces(replaced.asked_by.name || unknownUser)}
        error={errorAt('language')}
      />
      <TextField
        label={words.note}
        isLong
        value={note}
        onChange={setNote}
        maxLength={reviewNoteLimit}
        hint={words.optional}
        error={errorAt('note')}
      />
    </FormDialog>
  )
}

function useColleagues(): Result<ColleaguesResponse> | null {
  const [found, setFound] = useState<Result<ColleaguesResponse> | null>(null)
  useEffect(() => {
    void client(reviewsApi).colleagues().then(setFound)
  }, [])
  return found
}
