import {
  defaultPublicLanguage,
  directionOf,
  isLanguageCode,
  type Language,
  type LanguageStatus,
  languageStatuses,
} from '../../../domain/language.ts'
import type { Overview } from '../../../domain/overview.ts'
import { messages } from '../../../domain/messages.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import { LanguageNameField } from './language-name-field.tsx'
import { type LanguageForm, useLanguageForm } from './use-language-form.ts'
import { writtenShare } from './written-share.ts'

type LanguageDialogProps = {
  /** Null for a new one. */
  language: Language | null
  /** How much is written in each; null until it is known. */
  overview: Overview | null
  onClose: () => void
}

export function LanguageDialog({ language, overview, onClose }: LanguageDialogProps) {
  const { words, said } = useInterface()
  const form = useLanguageForm(language, onClose)
  const isDefault = language?.code === defaultPublicLanguage
  return (
    <FormDialog
      title={language ? words.languages.edit : words.languages.add}
      submit={words.actions.save}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      failure={form.failure && said(form.failure.message)}
      wrong={form.wrong}
      onSubmit={form.save}
      onClose={onClose}
    >
      <LanguageNameField form={form} suggestsCode={!language} />
      <StatusField form={form} isDisabled={isDefault} overview={overview} />
      <CodeField form={form} savedCode={language?.code} isDisabled={isDefault} />
    </FormDialog>
  )
}

type FieldProps = { form: LanguageForm; isDisabled: boolean }

/** The default public language stays published and keeps its code. */
function StatusField({ form, isDisabled, overview }: FieldProps & { overview: Overview | null }) {
  const { words, said } = useInterface()
  const { status } = form.values
  const code = form.values.code.trim().toLowerCase()
  const { statuses, statusHints } = words.languages
  return (
    <SelectField
      label={words.languages.status}
      options={languageStatuses.map((id) => ({ id, name: statuses[id] }))}
      value={status}
      onChange={(status) => form.change({ status })}
      hint={
        <>
          {isDisabled ? said(messages.defaultLanguage) : statusHints[status]}
          {overview && <Written share={writtenShare(overview, code)} status={status} />}
        </>
      }
      error={form.wrong.status && said(form.wrong.status)}
      isDisabled={isDisabled}
    />
  )
}

/** How much of the language is written, and what becomes of the rest where visitors can choose it. */
function Written({ share, status }: { share: number; status: LanguageStatus }) {
  const { writtenPart, missingPart } = useInterface().words.languages
  const isMissed = share < 1 && status === 'published'
  return (
    <>
      {' '}
      {writtenPart(Math.round(100 * share))} {isMissed && missingPart}
    </>
  )
}

function CodeField({ form, savedCode, isDisabled }: FieldProps & { savedCode?: string }) {
  const { words, said } = useInterface()
  const { code } = form.values
  const isMoved = savedCode !== undefined && savedCode !== code
  return (
    <TextField
      label={words.languages.code}
      dir="ltr"
      lang="en"
      autoComplete="off"
      spellCheck="false"
      value={code}
      onChange={(code) => form.change({ code })}
      hint={
        <>
          <CodeMeaning code={code.trim().toLowerCase()} />
          {isMoved && <> {words.languages.codeMoves}</>}
        </>
      }
      error={form.wrong.code && said(form.wrong.code)}
      isDisabled={isDisabled}
    />
  )
}

/** What the code stands for, once it is one. */
function CodeMeaning({ code }: { code: string }) {
  const { words, nameOf } = useInterface()
  const { codeHint, codeMeans, direction } = words.languages
  if (!isLanguageCode(code)) return codeHint
  return codeMeans(nameOf(code), direction[directionOf(code)])
}
