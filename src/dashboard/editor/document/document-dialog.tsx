import type { ReactNode } from 'react'
import type { History } from '../../../api/client/history-at.ts'
import type { Completeness } from '../../../domain/articles/article.ts'
import type { Values } from '../../../domain/documents/revision.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { useCheckedSave } from '../../kit/forms/use-checked-save.ts'
import { LanguageColumns } from '../languages/language-columns.tsx'
import { CorrectionChoice } from '../ledger/correction-choice.tsx'
import { DocumentFrame, type FramedForm } from './document-frame.tsx'
import { HistoryPanel } from './history-panel.tsx'
import type { Saved } from './saved-document.ts'
import type { DocumentForm } from './use-document.ts'

type DialogForm = FramedForm &
  Pick<
    DocumentForm<Values, Saved<Values>>,
    'failure' | 'isDirty' | 'stage' | 'save' | 'discard' | 'reload'
  >

type DocumentDialogProps = {
  title: string
  form: DialogForm
  history: History | null
  isComplete: boolean
  isWrong: (language: LanguageCode) => boolean
  stateOf: (language: LanguageCode) => Completeness
  onClose: () => void
  beneathTexts?: ReactNode
  children: (language: LanguageCode, isChecked: boolean) => ReactNode
}

export function DocumentDialog(props: DocumentDialogProps) {
  const { title, form, history, isWrong, stateOf, onClose, beneathTexts, children } = props
  const { actions } = useWords(commonWords)
  const { translate } = useLocale()
  const { failure } = form
  const { ref, refusals, save } = useCheckedSave<HTMLDivElement>(props.isComplete, form.save)

  function leave() {
    form.discard()
    onClose()
  }

  return (
    <FormDialog
      isWide
      title={title}
      submit={actions.save}
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
            {(language) => children(language, refusals > 0)}
          </LanguageColumns>
        </div>
        {beneathTexts}
        <CorrectionChoice ledger={form.ledger} />
      </DocumentFrame>
    </FormDialog>
  )
}
