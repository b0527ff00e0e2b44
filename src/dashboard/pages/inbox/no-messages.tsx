import { LinkButton } from '../../../ui/button.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { inboxWords } from './words.ts'
import { homePath } from '../../app/session.ts'
import table from '../../kit/list/table.module.css'

type NoMessagesProps = { isUnreadOnly: boolean; isFormOn: boolean }

/** An empty inbox says why, and what can be done about it. */
export function NoMessages({ isUnreadOnly, isFormOn }: NoMessagesProps) {
  const words = useWords(inboxWords)
  const { nothing, nothingUnread, showAll, formOn, formOff, toForm } = words
  return (
    <div className={table.none}>
      <CompanyMark className={table.mark} />
      <h2>{isUnreadOnly ? nothingUnread : nothing}</h2>
      {isUnreadOnly ? (
        <LinkButton to="?">{showAll}</LinkButton>
      ) : (
        <>
          <p>{isFormOn ? formOn : formOff}</p>
          <LinkButton to={`${homePath}/contact`}>{toForm}</LinkButton>
        </>
      )}
    </div>
  )
}
