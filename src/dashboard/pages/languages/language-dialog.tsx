import {
  defaultPublicLanguage,
  directionOf,
  isLanguageCode,
  type Language,
  type LanguageStatus,
  languageStatuses,
} from '../../../domain/languages/language.ts'
import type { Overview } from '../../../domain/sections/overview.ts'
import { messages } from '../../../domain/messages.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { languageWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { LanguageNameField } from './language-name-field.tsx'
import { type LanguageForm, useLanguageForm } from './use-language-form.ts'
import { writtenShare } from './written-share.ts'

type LanguageDialogProps = {
  language: Language | null
  overview: Overview | null
  onClose: () => void
}

export function LanguageDialog({ language, overview, onClose }: LanguageDialogProps) {
  const words = useWords(languageWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const form = useLanguageForm(language, onClose)
  const isDefault = language?.code === defaultPublicLanguage
  return (
    <FormDialog
      title={language ? words.edit : words.add}
      submit={common.actions.save}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      failure={form.failure && translate(form.failure.message)}
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

function StatusField({ form, isDisabled, overview }: FieldProps & { overview: Overview | null }) {
  const words = useWords(languageWords)
  const { translate } = useLocale()
  const { status } = form.values
  const code = form.values.code.trim().toLowerCase()
  const { statuses, statusHints } = words
  return (
    <SelectField
      label={words.status}
      options={languageStatuses.map((id) => ({ id, name: statuses[id] }))}
      value={status}
      onChange={(status) => form.change({ status })}
      hint={
        <>
          {isDisabled ? translate(messages.defaultLanguage) : statusHints[status]}
          {overview && <Written share={writtenShare(overview, code)} status={status} />}
        </>
      }
      error={form.wrong.status && translate(form.wrong.status)}
      isDisabled={isDisabled}
    />
  )
}

function Written({ share, status }: { share: number; status: LanguageStatus }) {
  const { writtenPart, missingPart } = useWords(languageWords)
  const isMissed = share < 1 && status === 'published'
  return (
    <>
      {' '}
      {writtenPart(Math.round(100 * share))} {isMissed && missingPart}
    </>
  )
}

function CodeField({ form, savedCode, isDisabled }: FieldProps & { savedCode?: string }) {
  const words = useWords(languageWords)
  const { translate } = useLocale()
  const { code } = form.values
  const isMoved = savedCode !== undefined && savedCode !== code
  return (
    <TextField
      label={words.code}
      dir="ltr"
      lang="en"
      autoComplete="off"
      spellCheck="false"
      value={code}
      onChange={(code) => form.change({ code })}
      hint={
        <>
          <CodeMeaning code={code.trim().toLowerCase()} />
          {isMoved && <> {words.codeMoves}</>}
        </>
      }
      error={form.wrong.code && translate(form.wrong.code)}
      isDisabled={isDisabled}
    />
  )
}

function CodeMeaning({ code }: { code: string }) {
  const words = useWords(languageWords)
  const { nameOf } = useLocale()
  const { codeHint, codeMeans, direction } = words
  if (!isLanguageCode(code)) return codeHint
  return codeMeans(nameOf(code), direction[directionOf(code)])
}
