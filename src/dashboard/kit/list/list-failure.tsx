import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../fields/form-alert.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import table from './table.module.css'

type ListFailureProps = {
  title: string
  /** In English, as the client gives it. */
  reason: string
}

/** Instead of a list that could not be fetched. */
export function ListFailure({ title, reason }: ListFailureProps) {
  const words = useWords(commonWords)
  const { translate } = useLocale()
  const { revalidate, state } = useRevalidator()
  return (
    <div className={table.failure}>
      <FormAlert title={title}>
        <p>{translate(reason)}</p>
      </FormAlert>
      <Button isPending={state === 'loading'} onPress={() => void revalidate()}>
        {words.actions.retry}
      </Button>
    </div>
  )
}
