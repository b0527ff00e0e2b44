import { mapped } from '../../../api/client/client.ts'
import type { CardForm, CardResponse } from '../../../contract/cards.ts'
import { defaultDashboardLanguage, type LanguageCode } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import {
  blankCardText,
  type CardField,
  isBlankCard,
  missingFields,
} from '../../../domain/partners/partner-card.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import type { Step } from '../../editor/document/save-steps.ts'
import { useDocument } from '../../editor/document/use-document.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import {
  cardText,
  type CardValues,
  type CardWrite,
  emptiedLanguages,
  plannedWrites,
  type SavedCard,
  savedCard,
} from './card-values.ts'

export function useCardForm(card: CardResponse | null, onSaved: () => void) {
  const { nameOf } = useLocale()
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const toSaved = (card: CardResponse) => savedCard(card, codes)
  const form = useDocument<CardValues, SavedCard, CardResponse>({
    name: `cards/${card?.id ?? 'new'}`,
    loaded: savedCard(card, codes),
    toSaved,
    plan: (values, saved) =>
      plannedWrites(values, saved, codes).map((write) => stepOf(write, toSaved)),
    read: async ({ id }) =>
      mapped(await client().cards.get(codes[0] ?? defaultDashboardLanguage, id ?? 0), ({ card }) =>
        toSaved(card),
      ),
    unchanged: messages.noChangesMade,
    success: finish,
  })
  const { values, saved } = form

  function finish() {
    for (const code of emptiedLanguages(values, saved, codes)) {
      showToast('success', messages.cardEmptied, { lang: nameOf(code) })
    }
    const isOnlyEmptied = plannedWrites(values, saved, codes).every(({ language }) =>
      isBlankCard(cardText(values, language)),
    )
    if (!isOnlyEmptied) {
      showToast('success', card ? messages.cardUpdated : messages.cardAdded)
    }
    onSaved()
  }

  /** A card without a text in any language is written in the chosen one first. */
  function missingIn(language: LanguageCode): CardField[] {
    const isNowhere = codes.every((code) => isBlankCard(cardText(values, code)))
    if (isNowhere && language === codes[0]) return ['name', 'description', 'phone_number']
    return missingFields(cardText(values, language))
  }

  return { ...form, codes, missingIn }
}

export type CardFormState = ReturnType<typeof useCardForm>

function stepOf(
  { language, names, form }: CardWrite,
  toSaved: (card: CardResponse) => SavedCard,
): Step<SavedCard, CardResponse> {
  const { cards } = client()
  return {
    names,
    files: form.logo ? [form.logo] : [],
    async send({ id }, base) {
      const answer =
        id === null
          ? await cards.create(language, { ...blankCardText, ...form })
          : await cards.update(language, id, withBase(form, base))
      return mapped(answer, ({ card }) => toSaved(card))
    },
  }
}

function withBase(form: CardForm, base: number): CardForm {
  return base > 0 ? { ...form, base_revision: base } : form
}
