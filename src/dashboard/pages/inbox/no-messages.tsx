import { LinkButton } from '../../../ui/button.tsx'
import { OwnMark } from '../../kit/own-mark.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { type InboxWords, inboxWords } from './words.ts'
import { type InboxView, isFiltered } from './inbox-view.ts'
import { homePath } from '../../app/session.ts'
import table from '../../kit/list/table.module.css'

type NoMessagesProps = { view: InboxView; isFormOn: boolean }

/** An empty inbox says why, and what can be done about it. */
export function NoMessages({ view, isFormOn }: NoMessagesProps) {
  const words = useWords(inboxWords)
  const { showAll, formOn, formOff, toForm } = words
  return (
    <div className={table.none}>
      <OwnMark className={table.mark} />
      <h2>{nothingOf(view, words)}</h2>
      {isFiltered(view) ? (
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

function nothingOf({ unread, waiting, q }: InboxView, words: InboxWords): string {
  if (q) return words.nothingFound
  if (waiting) return words.nothingWaiting
  return unread ? words.nothingUnread : words.nothing
}
