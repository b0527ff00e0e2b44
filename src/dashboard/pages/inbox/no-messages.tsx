import { LinkButton } from '../../../ui/button.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import { homePath } from '../../app/session.ts'
import table from '../../kit/list/table.module.css'

type NoMessagesProps = { isUnreadOnly: boolean; isFormOn: boolean }

/** An empty inbox says why, and what can be done about it. */
export function NoMessages({ isUnreadOnly, isFormOn }: NoMessagesProps) {
  const { words } = useInterface()
  const { nothing, nothingUnread, showAll, formOn, formOff, toForm } = words.inbox
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
