import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Result } from '../../../api/client/send.ts'
import { textName, type Values } from '../../../domain/documents/revision.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { MoreMenu, type MoreMenuProps } from '../../kit/more-menu.tsx'
import { LeaveGuard } from '../../kit/forms/leave-guard.tsx'
import { CorrectionChoice } from '../ledger/correction-choice.tsx'
import { SaveBar, type Saving } from './save-bar.tsx'
import { useSaveShortcut } from '../../kit/forms/use-save-shortcut.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { documentWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { kitWords } from '../../kit/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { type Doubt, useDoubt } from './use-doubt.tsx'
import { DocumentFrame, type FramedForm } from './document-frame.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { SaveFailureAlert } from './save-failure-alert.tsx'
import type { Saved } from './saved-document.ts'
import type { DocumentForm } from './use-document.ts'
import type { History } from '../../../api/client/history-at.ts'
import styles from './document.module.css'

type EditorPageProps<V extends Values, S extends Saved<V>> = {
  title: string
  isTitled?: boolean
  form: DocumentForm<V, S> & Pick<FramedForm, 'ledger'>
  reset: { question: string; hint: string; run: () => void } | null
  history: { calls: History; onRestored: () => Promise<Result<unknown>> } | null
  /** A reason not to publish this as it is, asked about once before a save; null without one. */
  doubt?: Doubt | null
  failureTitle: string
  /** Repeats the save that failed. */
  onRetry?: () => void
  saving?: Saving
  menu?: MoreMenuProps['items']
  leaving?: string
  actions?: ReactNode
  children: ReactNode
}

export function EditorPage<V extends Values, S extends Saved<V>>(props: EditorPageProps<V, S>) {
  const { history } = props
  const { save, question } = useDoubt(props.doubt, props.form.save)
  const form = { ...props.form, save }
  const titles = useLanguagesChosenFirst().map(
    ({ code }) => form.saved.values[textName('title', code)],
  )
  const ownTitle = props.isTitled ? String(titles.find(Boolean) ?? '') : ''
  useSaveShortcut(form.save)
  useFocusBack(form.stage === 'editing')
  return (
    <>
      <PageHead title={ownTitle || props.title} isWritten={ownTitle !== ''}>
        {props.actions}
        {history && <HistoryPanel history={history.calls} onRestored={history.onRestored} />}
        <FormActions
          form={form}
          reset={props.reset}
          saving={props.saving}
          menu={props.menu ?? []}
          leaving={props.leaving}
        />
      </PageHead>
      <div
        className={styles.editor}
        aria-busy={form.stage === 'saving'}
        // Text typed during a save would be lost.
        inert={form.stage !== 'editing'}
      >
        <DocumentFrame form={form}>
          {form.failure && (
            <SaveFailureAlert
              title={props.failureTitle}
              failure={form.failure}
              onRetry={props.onRetry ?? form.save}
            />
          )}
          {props.children}
        </DocumentFrame>
      </div>
      {question}
      <LeaveGuard isDirty={form.isDirty} />
    </>
  )
}

/** Browsers take the focus from what is inert. */
function useFocusBack(isEditable: boolean): void {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!isEditable) focused.current = activeElement
    else if (activeElement === body && focused.current instanceof HTMLElement) {
      focused.current.focus({ preventScroll: true })
    }
  }, [isEditable])
}

type FormActionsProps<V extends Values, S extends Saved<V>> = Pick<
  EditorPageProps<V, S>,
  'form' | 'reset'
> & {
  leaving: string | undefined
  saving: Saving | undefined
  menu: MoreMenuProps['items']
}
type Question = 'reset' | 'discard'

function FormActions<V extends Values, S extends Saved<V>>(props: FormActionsProps<V, S>) {
  const words = useWords(documentWords)
  const common = useWords(commonWords)
  const kit = useWords(kitWords)
  const [question, setQuestion] = useState<Question | null>(null)
  const { stage, sent, isDirty, save, discard, cancel } = props.form
  const { reset, saving } = props
  const isBusy = stage !== 'editing'
  const items = [
    ...(saving?.other ? [saving.other] : []),
    ...props.menu,
    ...(reset ? [{ name: common.actions.reset, run: () => setQuestion('reset') }] : []),
  ]

  function confirm(answer: () => void) {
    setQuestion(null)
    answer()
  }

  return (
    <>
      {stage === 'saved' && props.leaving && (
        <Button onPress={props.form.stay}>{words.stay}</Button>
      )}
      <Button look="primary" isPending={isBusy} onPress={save}>
        {labelOf(stage)}
      </Button>
      {items.length > 0 && stage !== 'saved' && (
        <MoreMenu label={common.actions.more} isDisabled={isBusy} items={items} />
      )}
      {isDirty && (
        <SaveBar
          isSaving={stage === 'saving'}
          sent={sent}
          saving={saving}
          choice={<CorrectionChoice ledger={props.form.ledger} />}
          onSave={save}
          onDiscard={() => setQuestion('discard')}
          onCancel={cancel}
        />
      )}
      {reset && (
        <ConfirmDialog
          isOpen={question === 'reset'}
          question={reset.question}
          explanation={reset.hint}
          confirm={common.actions.reset}
          onConfirm={() => confirm(reset.run)}
          onCancel={() => setQuestion(null)}
        />
      )}
      <ConfirmDialog
        isOpen={question === 'discard'}
        question={kit.discardQuestion}
        explanation={words.discardHint}
        confirm={common.actions.discard}
        onConfirm={() => confirm(discard)}
        onCancel={() => setQuestion(null)}
      />
    </>
  )

  function labelOf(stage: DocumentForm<V, S>['stage']): string {
    if (stage === 'saving') return common.actions.saving
    return stage === 'saved' && props.leaving
      ? props.leaving
      : (saving?.label ?? common.actions.save)
  }
}
