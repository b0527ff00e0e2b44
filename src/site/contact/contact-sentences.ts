import type { ContactField } from '../../domain/inbox-message.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { messages } from '../../domain/messages.ts'

type Sentence = (typeof messages)[
  | 'fieldRequired'
  | 'emailAddressInvalid'
  | 'phoneInvalid'
  | 'tooLong'
  | 'characterInvalid'
  | 'directionInvalid'
  | 'formInvalid'
  | 'tooManyAttempts'
  | 'noResponse'
  | 'unavailable'
  | 'frozen'
  | 'errorOccurred']
type Sentences = Record<Sentence, string>

const english: Sentences = {
  [messages.fieldRequired]: messages.fieldRequired,
  [messages.emailAddressInvalid]: messages.emailAddressInvalid,
  [messages.phoneInvalid]: messages.phoneInvalid,
  [messages.tooLong]: messages.tooLong,
  [messages.characterInvalid]: messages.characterInvalid,
  [messages.directionInvalid]: messages.directionInvalid,
  [messages.formInvalid]: messages.formInvalid,
  [messages.tooManyAttempts]: messages.tooManyAttempts,
  [messages.noResponse]: messages.noResponse,
  [messages.unavailable]: messages.unavailable,
  [messages.frozen]: 'The site is being moved and takes no messages for a while.',
  [messages.errorOccurred]: messages.errorOccurred,
}

const arabic: Sentences = {
  [messages.fieldRequired]: 'هذا الحقل مطلوب',
  [messages.emailAddressInvalid]: 'بريد إلكتروني غير صحيح',
  [messages.phoneInvalid]: 'أدخل رقم هاتف صحيحًا.',
  [messages.tooLong]: 'هذا النصّ أطول من المسموح.',
  [messages.characterInvalid]: 'في هذا النصّ حرف لا يمكن حفظه.',
  [messages.directionInvalid]: 'في هذا النصّ حرف خفيّ يغيّر اتجاهه.',
  [messages.formInvalid]: 'صحّح الأخطاء في النموذج',
  [messages.tooManyAttempts]: 'محاولات كثيرة. أعد المحاولة لاحقًا.',
  [messages.noResponse]: 'لم يصل ردّ من الخادم.',
  [messages.unavailable]: 'الخدمة مشغولة الآن. أعد المحاولة بعد لحظات.',
  [messages.frozen]: 'يجري نقل الموقع، ولا تُستقبل الرسائل إلى حين.',
  [messages.errorOccurred]: 'حدث خطأ',
}

/** In the visitor's language; sentences not meant for visitors become a general one. */
export function visitorSentence(language: LanguageCode, sentence: string): string {
  const sentences: Partial<Record<string, string>> = language === 'ar' ? arabic : english
  return sentences[sentence] ?? sentences[messages.errorOccurred] ?? sentence
}

export function fieldSentences(
  language: LanguageCode,
  fields: Partial<Record<string, string>>,
): Partial<Record<ContactField, string>> {
  const translated = Object.entries(fields).map(([field, sentence = '']) => [
    field,
    visitorSentence(language, sentence),
  ])
  return Object.fromEntries(translated)
}
