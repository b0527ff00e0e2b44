import { useRevalidator } from 'react-router'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import table from '../../kit/list/table.module.css'

/** There is always somebody; only a filter can find nobody. */
export function NoUsers() {
  const { words } = useInterface()
  return (
    <div className={table.none}>
      <CompanyMark className={table.mark} />
      <h2>{words.users.none}</h2>
      <p>{words.users.noneHint}</p>
      <LinkButton to="?">{words.users.showAll}</LinkButton>
    </div>
  )
}

type UsersNotFetchedProps = { reason: string; isWaiting: boolean }

export function UsersNotFetched({ reason, isWaiting }: UsersNotFetchedProps) {
  const { words, said } = useInterface()
  const { revalidate } = useRevalidator()
  return (
    <div className={table.failure}>
      <FormAlert title={words.users.notFetched}>
        <p>{said(reason)}</p>
      </FormAlert>
      <Button isPending={isWaiting} onPress={() => void revalidate()}>
        {words.actions.retry}
      </Button>
    </div>
  )
}
