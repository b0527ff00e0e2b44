import { useMemo } from 'react'
import type { CardResponse } from '../../../contract/cards.ts'
import { completenessOf } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { cardFields } from '../../../domain/partners/partner-card.ts'
import { cardsApi } from '../../../api/client/cards-api.ts'
import { client } from '../../app/client.ts'
import { CoverField } from '../../editor/cover/cover-field.tsx'
import { coverWords } from '../../editor/cover/words.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { partnerWords } from './words.ts'
import { DocumentDialog } from '../../editor/document/document-dialog.tsx'
import { CardFields } from './card-fields.tsx'
import { cardText, type CardValues, linksIn } from './card-values.ts'
import { useCardForm } from './use-card-form.ts'
import { cardLinks } from '../../../domain/partners/card-links.ts'
import { cardLinkProblem } from '../../../domain/contact/contact-input.ts'
import styles from './card-dialog.module.css'

type CardDialogProps = {
  card: CardResponse | null
  onClose: () => void
}

export function CardDialog({ card, onClose }: CardDialogProps) {
  const words = useWords(partnerWords)
  const { logo } = useWords(coverWords)
  const form = useCardForm(card, onClose)
  const { values, codes } = form
  const history = useMemo(() => card && client(cardsApi).history(card.id), [card])
  const isWrong = (language: LanguageCode) =>
    form.missingIn(language).length > 0 || hasWrongLinks(values, language)

  function stateOf(language: LanguageCode) {
    const text = cardText(values, language)
    return completenessOf(cardFields.map((field) => text[field]))
  }

  return (
    <DocumentDialog
      title={card ? words.edit : words.add}
      form={form}
      history={history}
      isComplete={!codes.some(isWrong)}
      isWrong={isWrong}
      stateOf={stateOf}
      onClose={onClose}
      beneathTexts={
        <div className={styles.logo}>
          <CoverField
            words={logo}
            stored={form.saved.logo}
            change={values.logo}
            onChange={(logo) => form.set('logo', logo)}
          />
        </div>
      }
    >
      {(language, isChecked) => <CardFields {...{ form, language, isChecked }} />}
    </DocumentDialog>
  )
}

function hasWrongLinks(values: CardValues, language: LanguageCode): boolean {
  return cardLinks(linksIn(values, language)).some((link) => cardLinkProblem(link) !== undefined)
}
