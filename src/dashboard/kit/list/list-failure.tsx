import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../fields/form-alert.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import table from './table.module.css'

type ListFailureProps = {
  title: string
  /** In English, as the client gives it. */
  reason: string
}

/** Instead of a list that could not be fetched. */
export function ListFailure({ title, reason }: ListFailureProps) {
  const { words, said } = useInterface()
  const { revalidate, state } = useRevalidator()
  return (
    <div className={table.failure}>
      <FormAlert title={title}>
        <p>{said(reason)}</p>
      </FormAlert>
      <Button isPending={state === 'loading'} onPress={() => void revalidate()}>
        {words.actions.retry}
      </Button>
    </div>
  )
}
