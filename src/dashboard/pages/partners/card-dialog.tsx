import { useMemo } from 'react'
import type { CardResponse } from '../../../contract/cards.ts'
import { completenessOf } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { cardFields } from '../../../domain/partners/partner-card.ts'
import { client } from '../../app/client.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { CoverField } from '../../editor/cover/cover-field.tsx'
import { coverWords } from '../../editor/cover/words.ts'
import { LanguageColumns } from '../../editor/languages/language-columns.tsx'
import { useCheckedSave } from '../../kit/forms/use-checked-save.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { partnerWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { DocumentFrame } from '../../editor/document/document-frame.tsx'
import { HistoryPanel } from '../../editor/document/history-panel.tsx'
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
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const form = useCardForm(card, onClose)
  const { logo } = useWords(coverWords)
  const { values, failure, codes } = form
  const history = useMemo(() => card && client().cards.history(card.id), [card])
  const isWrong = (language: LanguageCode) =>
    form.missingIn(language).length > 0 || hasWrongLinks(values, language)
  const { ref, refusals, save } = useCheckedSave<HTMLDivElement>(!codes.some(isWrong), form.save)

  function stateOf(language: LanguageCode) {
    const text = cardText(values, language)
    return completenessOf(cardFields.map((field) => text[field]))
  }
  function leave() {
    form.discard()
    onClose()
  }

  return (
    <FormDialog
      isWide
      title={card ? words.edit : words.add}
      submit={common.actions.save}
      isDirty={form.isDirty}
      isSaving={form.stage === 'saving'}
      failure={failure && translate(failure.message)}
      wrong={failure?.fields}
      onSubmit={save}
      onClose={leave}
    >
      <DocumentFrame form={form}>
        {history && (
          <div>
            <HistoryPanel history={history} onRestored={form.reload} />
          </div>
        )}
        <div ref={ref}>
          <LanguageColumns stateOf={stateOf} wrong={{ isIn: isWrong, since: failure ?? refusals }}>
            {(language) => <CardFields form={form} language={language} isChecked={refusals > 0} />}
          </LanguageColumns>
        </div>
        <div className={styles.logo}>
          <CoverField
            words={logo}
            stored={form.saved.logo}
            change={values.logo}
            onChange={(logo) => form.set('logo', logo)}
          />
        </div>
      </DocumentFrame>
    </FormDialog>
  )
}

function hasWrongLinks(values: CardValues, language: LanguageCode): boolean {
  return cardLinks(linksIn(values, language)).some((link) => cardLinkProblem(link) !== undefined)
}
