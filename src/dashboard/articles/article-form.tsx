import { useState } from 'react'
import type { WholeArticleAnswer } from '../../api/present-article.ts'
import type { ArticleSection } from '../../domain/article.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../fields/confirm-dialog.tsx'
import { CoverField } from '../fields/cover-field.tsx'
import { LeaveGuard } from '../fields/leave-guard.tsx'
import { SaveBar } from '../fields/save-bar.tsx'
import { useSaveShortcut } from '../fields/use-save-shortcut.ts'
import { GalleryEditor } from '../gallery/gallery-editor.tsx'
import { useInterface } from '../interface.tsx'
import { PageHead } from '../shell/page-head.tsx'
import styles from './article-form.module.css'
import { ArticleTexts } from './article-texts.tsx'
import { SaveFailureAlert } from './save-failure-alert.tsx'
import { type ArticleFormState, useArticleForm } from './use-article-form.ts'

type ArticleFormProps = {
  section: ArticleSection
  /** Null for a new one. */
  article: WholeArticleAnswer | null
}

export function ArticleForm({ section, article }: ArticleFormProps) {
  const { words } = useInterface()
  const form = useArticleForm(section, article)
  const { values, saved, stage, change, save } = form
  useSaveShortcut(save)
  return (
    <>
      <PageHead title={article ? words.sections[section].edit : words.sections[section].create}>
        <FormActions form={form} />
      </PageHead>
      <div
        className={styles.form}
        aria-busy={stage === 'saving'}
        // What was typed while it is being saved would be lost.
        inert={stage !== 'editing'}
      >
        {form.failure && <SaveFailureAlert failure={form.failure} isNew={saved.id === null} />}
        <ArticleTexts
          texts={values.texts}
          failure={form.failure}
          onChange={(changed) => change((now) => ({ ...now, texts: changed(now.texts) }))}
        />
        <div className={styles.side}>
          <CoverField
            stored={saved.cover}
            change={values.cover}
            onChange={(cover) => change((now) => ({ ...now, cover }))}
          />
          <GalleryEditor
            tiles={values.gallery}
            onChange={(gallery) => change((now) => ({ ...now, gallery }))}
            sent={form.sent}
          />
        </div>
      </div>
      <LeaveGuard isDirty={form.isDirty} />
    </>
  )
}

type Question = 'reset' | 'discard'

/** Save and reset in the head, and save and discard in the floating bar; both erasing ways ask first. */
function FormActions({ form }: { form: ArticleFormState }) {
  const { words } = useInterface()
  const [question, setQuestion] = useState<Question | null>(null)
  const { stage, isDirty, save } = form
  const isBusy = stage !== 'editing'

  function confirm(answer: () => void) {
    setQuestion(null)
    answer()
  }

  return (
    <>
      <Button isDisabled={isBusy} onPress={() => setQuestion('reset')}>
        {words.actions.reset}
      </Button>
      <Button look="primary" isPending={isBusy} onPress={save}>
        {labelOf(stage)}
      </Button>
      {isDirty && (
        <SaveBar
          isSaving={stage === 'saving'}
          onSave={save}
          onDiscard={() => setQuestion('discard')}
        />
      )}
      <ConfirmDialog
        isOpen={question === 'reset'}
        question={words.form.resetQuestion}
        explanation={words.form.resetHint}
        confirm={words.actions.reset}
        onConfirm={() => confirm(form.clear)}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        isOpen={question === 'discard'}
        question={words.form.discardQuestion}
        explanation={words.form.discardHint}
        confirm={words.actions.discard}
        onConfirm={() => confirm(form.discard)}
        onCancel={() => setQuestion(null)}
      />
    </>
  )

  function labelOf(stage: ArticleFormState['stage']): string {
    if (stage === 'saving') return words.actions.saving
    return stage === 'saved' ? words.form.redirecting : words.actions.save
  }
}
