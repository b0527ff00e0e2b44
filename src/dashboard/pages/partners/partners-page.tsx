import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { data } from 'react-router'
import type { CardResponse } from '../../../contract/cards.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { partnerWords } from './words.ts'
import { SectionEditor } from '../../editor/sections/section-editor.tsx'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'
import type { Route } from './+types/partners-page.ts'
import { CardDialog } from './card-dialog.tsx'
import { CardStrip, cardName } from './card-strip.tsx'
import { type Cards, readPartners, useCards } from './use-cards.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { type Message, messages } from '../../../domain/messages.ts'
import { isBlankCard } from '../../../domain/partners/partner-card.ts'
import { trashApi } from '../../../api/client/trash-api.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { kitWords } from '../../kit/words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { focusHeading } from '../../app/shell/page-head.tsx'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-page.tsx'

export async function clientLoader() {
  const read = await readPartners()
  if (!read.ok) throw data(read.message, { status: read.status || 503 })
  return read.value
}

type Opened = { kind: 'add' } | { kind: 'edit' | 'remove'; card: CardResponse }

export default function PartnersPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(partnerWords)
  const { language: chosen } = useLocale()
  const form = useSectionForm('partners', loaderData.section)
  const cards = useCards(loaderData.cards)
  const [language, setLanguage] = useState(chosen)
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)

  function leaveCard() {
    close()
    void cards.reload()
  }

  return (
    <>
      <SectionEditor
        section="partners"
        form={form}
        resetHint={words.resetHint}
        actions={
          <Button
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onPress={() => open({ kind: 'add' })}
          >
            {words.add}
          </Button>
        }
      >
        <CardStrip
          cards={cards}
          language={language}
          onLanguage={setLanguage}
          onAdd={() => open({ kind: 'add' })}
          onEdit={(card) => open({ kind: 'edit', card })}
          onRemove={(card) => open({ kind: 'remove', card })}
        />
      </SectionEditor>
      {opened?.kind === 'add' && <CardDialog card={null} onClose={leaveCard} />}
      {opened?.kind === 'edit' && <CardDialog card={opened.card} onClose={leaveCard} />}
      {opened?.kind === 'remove' && (
        <RemoveCardDialog card={opened.card} language={language} cards={cards} onClose={close} />
      )}
    </>
  )
}

type RemoveCardDialogProps = {
  card: CardResponse
  language: LanguageCode
  cards: Cards
  onClose: () => void
}

function RemoveCardDialog({ card, language, cards, onClose }: RemoveCardDialogProps) {
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
    const answer = await client(trashApi).restoreAll([trashId])
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
