import { isLonger, isOfPlainLetters, storable } from '../text/characters.ts'
import { emailPattern, isPhone } from '../contact/contact.ts'
import { type Message, messages } from '../messages.ts'
import { acceptedTypes, attachmentLimits } from './attachment.ts'
import { type Answer, type Answers, chosenOptions, isTyped, typedAnswer } from './answer.ts'
import { answerLimits, type ShownField, type ShownFieldOf, type ShownForm } from './form.ts'

/** Sentences are by the id of the field. The day is today's on the clock of the site, `2026-11-29`. */
export function wrongAnswers(
  { fields }: Pick<ShownForm, 'fields'>,
  answers: Answers,
  today: string,
  files: ChosenFile[] = [],
): Record<string, Message> {
  const wrong = fields.flatMap((field) => {
    const sentence =
      field.kind === 'attachment'
        ? wrongFiles(field, files)
        : wrongAnswer(field, answers[field.id], today)
    return sentence ? [[field.id, sentence] as const] : []
  })
  return Object.fromEntries(wrong)
}

type ChosenFile = { size: number; type?: string }

function wrongFiles(
  { required, most }: ShownFieldOf<'attachment'>,
  files: ChosenFile[],
): Message | undefined {
  if (files.length === 0) return required ? messages.fieldRequired : undefined
  if (files.length > most) return messages.tooManyFiles
  if (files.some(({ size }) => size > attachmentLimits.bytes)) return messages.attachmentTooLarge
  const isOther = files.some(({ type }) => type && !acceptedTypes.includes(type))
  return isOther ? messages.attachmentUnknown : undefined
}

function wrongAnswer(
  field: Exclude<ShownField, { kind: 'attachment' }>,
  answer: Answer | undefined,
  today: string,
): Message | undefined {
  if (field.kind === 'consent') {
    return field.required && answer !== true ? messages.consentNeeded : undefined
  }
  if (!isTyped(field)) return wrongChoice(field, answer)
  const text = typedAnswer(field.kind, answer)
  if (text === '') return field.required ? messages.fieldRequired : undefined
  if (!storable.test(text)) return messages.characterInvalid
  switch (field.kind) {
    case 'date':
      return wrongDate(field, text, today)
    case 'number':
      return wrongNumber(field, text)
    default:
      return wrongText(field.kind, text)
  }
}

function wrongText(kind: keyof typeof answerLimits, text: string): Message | undefined {
  if (isLonger(text, answerLimits[kind])) return messages.tooLong
  if (kind === 'email' && !isOfPlainLetters(text)) return messages.emailLookalike
  if (kind === 'email' && !emailPattern.test(text)) return messages.emailAddressInvalid
  if (kind === 'phone' && !isPhone(text)) return messages.phoneInvalid
  return undefined
}

type Choice = ShownFieldOf<'choice'> | ShownFieldOf<'choices'>

function wrongChoice(field: Choice, answer: Answer | undefined): Message | undefined {
  const chosen = chosenOptions(field, answer)
  if (chosen.length === 0) return field.required ? messages.answerNeeded : undefined
  const isOffered = chosen.every((id) => field.options.some((option) => option.id === id))
  const isOne = field.kind === 'choices' || chosen.length === 1
  return isOffered && isOne ? undefined : messages.answerNeeded
}

function wrongDate(
  { span }: ShownFieldOf<'date'>,
  text: string,
  today: string,
): Message | undefined {
  if (!isDay(text)) return messages.dateNeeded
  if (span === 'future' && text <= today) return messages.dateNotAfterToday
  if (span === 'past' && text >= today) return messages.dateNotBeforeToday
  return undefined
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function wrongNumber(
  { least, most, decimals }: ShownFieldOf<'number'>,
  text: string,
): Message | undefined {
  if (!/^-?\d{1,12}(?:\.\d{1,2})?$/.test(text)) return messages.numberNeeded
  if (!decimals && text.includes('.')) return messages.wholeNumberNeeded
  const number = Number(text)
  const isTooSmall = least !== null && number < least
  return isTooSmall || (most !== null && number > most) ? messages.numberInvalid : undefined
}
