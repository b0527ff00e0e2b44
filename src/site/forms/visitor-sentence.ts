import type { ErrorResponse } from '../../contract/shared.ts'
import { attachmentField, filesPart } from '../../domain/forms/attachment.ts'
import type { ShownForm } from '../../domain/forms/form.ts'
import { messages } from '../../domain/messages.ts'
import { type Spoken, wordsIn } from '../../domain/site-words/product-words.ts'
import { type RefusalWord, refusalWords } from '../../domain/site-words/refusal-words.ts'

/** The sentences are in the visitor's words; those of fields are by their name. */
export type FormErrors = {
  wrong: Partial<Record<string, string>>
  failure: string
  ticket?: string | undefined
}

export type FormOutcome<Given> =
  | { isSent: true }
  | ({ isSent: false; given: Given; areFilesRefused: boolean } & FormErrors)

const wordOf: Partial<Record<string, RefusalWord>> = {
  [messages.fieldRequired]: 'refusal_required',
  [messages.emailAddressInvalid]: 'refusal_email',
  [messages.phoneInvalid]: 'refusal_phone',
  [messages.tooLong]: 'refusal_long',
  [messages.characterInvalid]: 'refusal_character',
  [messages.emailLookalike]: 'refusal_lookalike',
  [messages.answerNeeded]: 'refusal_answer',
  [messages.consentNeeded]: 'refusal_consent',
  [messages.dateNeeded]: 'refusal_date',
  [messages.dateNotAfterToday]: 'refusal_date_future',
  [messages.dateNotBeforeToday]: 'refusal_date_past',
  [messages.numberNeeded]: 'refusal_number',
  [messages.wholeNumberNeeded]: 'refusal_whole_number',
  [messages.numberInvalid]: 'refusal_number_limits',
  [messages.tooManyFiles]: 'refusal_files',
  [messages.attachmentUnknown]: 'refusal_file_kind',
  [messages.attachmentTooLarge]: 'refusal_file_large',
  [messages.pdfUnreadable]: 'refusal_pdf',
  [messages.pictureIncomplete]: 'refusal_picture',
  [messages.tooManyPixels]: 'refusal_picture',
  [messages.pictureFailed]: 'refusal_picture',
  [messages.attachmentsUnavailable]: 'refusal_files_unavailable',
  [messages.notFound]: 'refusal_form_gone',
  [messages.formInvalid]: 'refusal_form',
  [messages.tooManyAttempts]: 'refusal_attempts',
  [messages.noResponse]: 'refusal_no_response',
  [messages.unavailable]: 'refusal_unavailable',
  [messages.proofNeeded]: 'refusal_check',
  [messages.frozen]: 'refusal_frozen',
}

export function visitorSentence(spoken: Spoken, sentence: string): string {
  return wordsIn(spoken, refusalWords)[wordOf[sentence] ?? 'refusal_other']
}

export function refusedAt(
  form: ShownForm,
  fields: Partial<Record<string, string>> = {},
): Record<string, string> {
  const field = attachmentField(form)?.id ?? filesPart
  const named = Object.entries(fields).map(([name, sentence = '']) => [
    name === filesPart ? field : name,
    sentence,
  ])
  return Object.fromEntries(named)
}

export function formErrors(
  spoken: Spoken,
  fields: Partial<Record<string, string>> | undefined,
  sentence: string,
): FormErrors {
  const wrong = Object.entries(fields ?? {}).map(([field, text = '']) => [
    field,
    visitorSentence(spoken, text),
  ])
  const failure = visitorSentence(spoken, fields ? messages.formInvalid : sentence)
  return { wrong: Object.fromEntries(wrong), failure }
}

/** The outcome of a form that was sent without scripts. */
export async function outcomeOf<Given>(
  answer: Response,
  spoken: Spoken,
  given: Given,
  data: FormData,
): Promise<FormOutcome<Given>> {
  if (answer.ok) return { isSent: true }
  const {
    error,
    fields,
    ticket = nativeFields(data).ticket,
  } = (await answer.json()) as ErrorResponse
  const areFilesRefused = error === messages.attachmentsUnavailable
  return { isSent: false, given, areFilesRefused, ...formErrors(spoken, fields, error), ticket }
}

export function nativeFields(data: FormData): Record<'website' | 'ticket', string> {
  const textOf = (name: string) => String(data.get(name) ?? '')
  return { website: textOf('website'), ticket: textOf('ticket') }
}

export async function formDataOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}
