import { useRevalidator } from 'react-router'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import table from '../../kit/list/table.module.css'

/** There is always somebody; only a filter can find nobody. */
export function NoUsers() {
  const words = useWords(userWords)
  return (
    <div className={table.none}>
      <CompanyMark className={table.mark} />
      <h2>{words.none}</h2>
      <p>{words.noneHint}</p>
      <LinkButton to="?">{words.showAll}</LinkButton>
    </div>
  )
}

type UsersNotFetchedProps = { reason: string; isWaiting: boolean }

export function UsersNotFetched({ reason, isWaiting }: UsersNotFetchedProps) {
  const words = useWords(userWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const { revalidate } = useRevalidator()
  return (
    <div className={table.failure}>
      <FormAlert title={words.notFetched}>
        <p>{translate(reason)}</p>
      </FormAlert>
      <Button isPending={isWaiting} onPress={() => void revalidate()}>
        {common.actions.retry}
      </Button>
    </div>
  )
}
