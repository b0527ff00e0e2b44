import { mapped } from '../../../api/client/send.ts'
import type { CardResponse } from '../../../contract/cards.ts'
import { defaultDashboardLanguage, type LanguageCode } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import {
  type CardField,
  cardFields,
  isBlankCard,
  missingFields,
} from '../../../domain/partners/partner-card.ts'
import { cardsApi } from '../../../api/client/cards-api.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { changedNames } from '../../editor/document/saved-document.ts'
import type { Step } from '../../editor/document/save-steps.ts'
import { useLedger } from '../../editor/ledger/use-ledger.ts'
import { marked, useSmallCorrection } from '../../editor/ledger/use-small-correction.ts'
import { useDocument } from '../../editor/document/use-document.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import {
  cardText,
  cardForm,
  type CardValues,
  emptiedLanguages,
  type SavedCard,
  savedCard,
} from './card-values.ts'

export function useCardForm(card: CardResponse | null, onSaved: () => void) {
  const { nameOf } = useLocale()
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const toSaved = (card: CardResponse) => savedCard(card, codes)
  const correction = useSmallCorrection()
  const form = useDocument<CardValues, SavedCard, CardResponse>({
    name: `cards/${card?.id ?? 'new'}`,
    loaded: savedCard(card, codes),
    toSaved,
    plan: (values, saved) => plannedSteps({ values, saved, codes, toSaved, ...correction }),
    read: async ({ id }) =>
      mapped(
        await client(cardsApi).get(codes[0] ?? defaultDashboardLanguage, id ?? 0),
        ({ card }) => toSaved(card),
      ),
    unchanged: messages.noChangesMade,
    success: finish,
  })
  const { values, saved } = form
  const { id } = saved
  const path = id === null ? null : `/sections/partners/keys/cards/cards/${id}/ledger`
  const ledger = useLedger(path, form, correction)

  function finish() {
    const emptied = emptiedLanguages(values, saved, codes)
    for (const code of emptied) {
      showToast('success', messages.cardEmptied, { lang: nameOf(code) })
    }
    const isOfEmptied = (name: string) => emptied.some((code) => name.endsWith(`.${code}`))
    if (!changedNames(values, saved).every(isOfEmptied)) {
      showToast('success', card ? messages.cardUpdated : messages.cardAdded)
    }
    onSaved()
  }

  /** A card without a text in any language is written in the chosen one first. */
  function missingIn(language: LanguageCode): CardField[] {
    const isNowhere = codes.every((code) => isBlankCard(cardText(values, code)))
    if (isNowhere && language === codes[0]) return cardFields
    return missingFields(cardText(values, language))
  }

  return { ...form, ledger, codes, missingIn }
}

export type CardFormState = ReturnType<typeof useCardForm>

type Planned = {
  values: CardValues
  saved: SavedCard
  codes: LanguageCode[]
  toSaved: (card: CardResponse) => SavedCard
  isMinor: boolean
}

function plannedSteps({
  values,
  saved,
  codes,
  toSaved,
  isMinor,
}: Planned): Step<SavedCard, CardResponse>[] {
  const form = cardForm(values, saved, codes)
  if (form === null) return []
  const cards = client(cardsApi)
  return [
    {
      names: changedNames(values, saved),
      files: form.logo ? [form.logo] : [],
      async send({ id }, base) {
        const answer =
          id === null
            ? await cards.createWhole(form)
            : await cards.updateWhole(id, { ...form, ...marked(isMinor), base_revision: base })
        return mapped(answer, ({ card }) => toSaved(card))
      },
    },
  ]
}
