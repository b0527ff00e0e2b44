import type { CardResponse } from '../../../contract/cards.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { type Message, messages } from '../../../domain/messages.ts'
import { isBlankCard } from '../../../domain/partners/partner-card.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
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

export function RemoveCardDialog({ card, language, cards, onClose }: RemoveCardDialogProps) {
  const words = useWords(partnerWords)
  const kit = useWords(kitWords)
  const common = useWords(commonWords)
  const { nameOf } = useLocale()
  const text = card.texts[language]
  const canBeEmptied = text !== undefined && !isBlankCard(text)
  const { nameless, removalHint, emptyHint } = words

  async function finish(sentence: Message, undo?: () => void) {
    onClose()
    await cards.reload()
    showToast('success', sentence, { lang: nameOf(language) }, { undo })
    focusHeading()
  }

  async function restore(trashId: number) {
    const answer = await client().trash.restoreAll([trashId])
    if (answer.ok) await finish(messages.accomplished)
    else showFailure(answer)
  }

  return (
    <RemovalDialog
      question={kit.deleteQuestion(cardName(card, language) ?? nameless)}
      remove={() => cards.remove(card)}
      onRemoved={({ trash_id: trashId }) =>
        void finish(messages.cardDeleted, () => void restore(trashId))
      }
      failed={messages.cardNotDeleted}
      instead={
        canBeEmptied && {
          name: common.actions.empty,
          run: () => cards.empty(card, language),
          onDone: () => void finish(messages.cardEmptied),
        }
      }
      onClose={onClose}
    >
      <p>{removalHint}</p>
      {canBeEmptied && <p>{emptyHint(nameOf(language))}</p>}
    </RemovalDialog>
  )
}
