import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import styles from './save-failure-alert.module.css'
import type { SaveFailure } from './use-document.ts'
import { useFieldNames } from './use-field-names.ts'

type SaveFailureAlertProps = { title: string; failure: SaveFailure; onRetry: () => void }

/** Why a save failed, and what of it is saved and what is not. */
export function SaveFailureAlert({ title, failure, onRetry }: SaveFailureAlertProps) {
  const { words, said, locale } = useInterface()
  const nameOfField = useFieldNames()
  const list = (names: string[]) => new Intl.ListFormat(locale).format(names.map(nameOfField))
  const { saved, unsaved, isCancelled } = failure
  return (
    <FormAlert title={isCancelled ? said(messages.sendingCancelled) : title}>
      {!isCancelled && <p>{said(failure.message)}</p>}
      {saved.length > 0 && <p>{words.saving.savedParts(list(saved))}</p>}
      <p>{words.saving.notSavedParts(list(unsaved))}</p>
      <div className={styles.retry}>
        <Button onPress={onRetry}>{words.actions.retry}</Button>
      </div>
    </FormAlert>
  )
}
