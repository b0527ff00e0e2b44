import type { CardAnswer } from '../../../api/routes/present-card.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import { isBlankCard } from '../../../domain/partner-card.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'
import { cardName } from './card-name.ts'
import type { Cards } from './use-cards.ts'

type RemoveCardDialogProps = {
  card: CardAnswer
  language: LanguageCode
  cards: Cards
  onClose: () => void
}

/** Asks whether to delete a card, or to empty it in the language it is shown in. */
export function RemoveCardDialog({ card, language, cards, onClose }: RemoveCardDialogProps) {
  const { words, nameOf } = useInterface()
  const text = card.texts[language]
  const canBeEmptied = text !== undefined && !isBlankCard(text)
  const { nameless, removalHint, emptyHint } = words.partners

  function empty() {
    onClose()
    void cards.empty(card, language)
  }
  function remove() {
    onClose()
    void cards.remove(card).then(focusHeading)
  }

  return (
    <Dialog
      isQuestion
      isOpen
      onClose={onClose}
      title={words.removal.question(cardName(card, language) ?? nameless)}
      actions={
        <>
          <Button onPress={onClose}>{words.actions.cancel}</Button>
          {canBeEmptied && <Button onPress={empty}>{words.actions.empty}</Button>}
          <Button look="danger" onPress={remove}>
            {words.actions.delete}
          </Button>
        </>
      }
    >
      <p>{removalHint}</p>
      {canBeEmptied && <p>{emptyHint(nameOf(language))}</p>}
    </Dialog>
  )
}
