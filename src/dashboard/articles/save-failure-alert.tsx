import { messages } from '../../domain/messages.ts'
import { FormAlert } from '../fields/form-alert.tsx'
import { useInterface } from '../interface.tsx'
import type { SaveFailure } from './save-article.ts'

type SaveFailureAlertProps = { failure: SaveFailure; isNew: boolean }

/** What could not be saved and why; a new article that exists by now has been saved in part. */
export function SaveFailureAlert({ failure, isNew }: SaveFailureAlertProps) {
  const { words, said, locale, nameOf } = useInterface()
  const list = new Intl.ListFormat(locale).format(failure.unsaved.map(nameOf))
  return (
    <FormAlert title={said(isNew ? messages.articleNotCreated : messages.articleNotUpdated)}>
      <p>{said(failure.message)}</p>
      <p>{words.form.notSavedIn(list)}</p>
    </FormAlert>
  )
}
