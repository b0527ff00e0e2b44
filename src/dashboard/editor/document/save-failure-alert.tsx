import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { documentWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import type { SaveFailure } from './use-document.ts'
import { useFieldNames } from './own-fields.ts'
import styles from './document.module.css'

type SaveFailureAlertProps = { title: string; failure: SaveFailure; onRetry: () => void }

export function SaveFailureAlert({ title, failure, onRetry }: SaveFailureAlertProps) {
  const words = useWords(documentWords)
  const common = useWords(commonWords)
  const { translate, locale } = useLocale()
  const nameOfField = useFieldNames()
  const list = (names: string[]) => new Intl.ListFormat(locale).format(names.map(nameOfField))
  const { saved, unsaved, isCancelled } = failure
  return (
    <FormAlert title={isCancelled ? translate(messages.sendingCancelled) : title}>
      {!isCancelled && <p>{translate(failure.message)}</p>}
      {saved.length > 0 && <p>{words.savedParts(list(saved))}</p>}
      {unsaved.length > 0 && <p>{words.notSavedParts(list(unsaved))}</p>}
      <div className={styles.retry}>
        <Button onPress={onRetry}>{common.actions.retry}</Button>
      </div>
    </FormAlert>
  )
}
