import type { CardResponse } from '../../../contract/cards.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import { isBlankCard } from '../../../domain/partner-card.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { partnerWords } from './words.ts'
import { kitWords } from '../../kit/words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'
import { cardName } from './card-name.ts'
import type { Cards } from './use-cards.ts'

type RemoveCardDialogProps = {
  card: CardResponse
  language: LanguageCode
  cards: Cards
  onClose: () => void
}

/** Asks whether to delete a card, or to empty it in the language it is shown in. */
export function RemoveCardDialog({ card, language, cards, onClose }: RemoveCardDialogProps) {
  const words = useWords(partnerWords)
  const kit = useWords(kitWords)
  const common = useWords(commonWords)
  const { nameOf } = useLocale()
  const text = card.texts[language]
  const canBeEmptied = text !== undefined && !isBlankCard(text)
  const { nameless, removalHint, emptyHint } = words

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
      title={kit.deleteQuestion(cardName(card, language) ?? nameless)}
      actions={
        <>
          <Button onPress={onClose}>{common.actions.cancel}</Button>
          {canBeEmptied && <Button onPress={empty}>{common.actions.empty}</Button>}
          <Button look="danger" onPress={remove}>
            {common.actions.delete}
          </Button>
        </>
      }
    >
      <p>{removalHint}</p>
      {canBeEmptied && <p>{emptyHint(nameOf(language))}</p>}
    </Dialog>
  )
}
