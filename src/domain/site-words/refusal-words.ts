import type { ProductLanguage } from '../languages/language.ts'
import { messages } from '../messages.ts'

const english = {
  refusal_required: messages.fieldRequired,
  refusal_email: messages.emailAddressInvalid,
  refusal_phone: messages.phoneInvalid,
  refusal_long: messages.tooLong,
  refusal_character: messages.characterInvalid,
  refusal_lookalike: messages.emailLookalike,
  refusal_form: messages.formInvalid,
  refusal_attempts: messages.tooManyAttempts,
  refusal_no_response: messages.noResponse,
  refusal_unavailable: messages.unavailable,
  refusal_frozen: 'The site is being moved and takes no messages for a while.',
  refusal_answer: messages.answerNeeded,
  refusal_consent: messages.consentNeeded,
  refusal_date: messages.dateNeeded,
  refusal_date_future: messages.dateNotAfterToday,
  refusal_date_past: messages.dateNotBeforeToday,
  refusal_number: messages.numberNeeded,
  refusal_whole_number: messages.wholeNumberNeeded,
  refusal_number_limits: messages.numberInvalid,
  refusal_files: 'Choose fewer files.',
  refusal_file_kind: messages.attachmentUnknown,
  refusal_file_large: messages.attachmentTooLarge,
  refusal_pdf: messages.pdfUnreadable,
  refusal_picture: 'This image cannot be read. Choose another file.',
  refusal_files_unavailable: messages.attachmentsUnavailable,
  refusal_form_gone: 'This form cannot be sent any more.',
  refusal_other: messages.errorOccurred,
} satisfies Record<`refusal_${string}`, string>

export type RefusalWord = keyof typeof english

const arabic: Record<RefusalWord, string> = {
  refusal_required: 'هذا الحقل مطلوب',
  refusal_email: 'بريد إلكتروني غير صحيح',
  refusal_phone: 'أدخل رقم هاتف صحيحًا.',
  refusal_long: 'هذا النصّ أطول من المسموح.',
  refusal_character: 'في هذا النصّ حرف لا يمكن حفظه.',
  refusal_lookalike: 'في هذا البريد حروف تشبه اللاتينية وليست منها. اكتبه بحروف لاتينية.',
  refusal_form: 'صحّح الأخطاء في النموذج',
  refusal_attempts: 'محاولات كثيرة. أعد المحاولة لاحقًا.',
  refusal_no_response: 'لم يصل ردّ من الخادم.',
  refusal_unavailable: 'الخدمة مشغولة الآن. أعد المحاولة بعد لحظات.',
  refusal_frozen: 'يجري نقل الموقع، ولا تُستقبل الرسائل إلى حين.',
  refusal_answer: 'اختر إحدى الإجابات المعروضة.',
  refusal_consent: 'نحتاج إلى موافقتك لإرسال هذا النموذج.',
  refusal_date: 'أدخل تاريخًا.',
  refusal_date_future: 'اختر تاريخًا بعد اليوم.',
  refusal_date_past: 'اختر تاريخًا قبل اليوم.',
  refusal_number: 'أدخل عددًا.',
  refusal_whole_number: 'أدخل عددًا صحيحًا.',
  refusal_number_limits: 'هذا الرقم خارج المجال المسموح.',
  refusal_files: 'اختر عددًا أقلّ من الملفّات.',
  refusal_file_kind: 'لا يمكن إرفاق غير الصور وملفّات PDF.',
  refusal_file_large: 'حجم الملفّ الأقصى ‎10 ميغابايت.',
  refusal_pdf: 'ملفّ PDF هذا تالف أو محميّ بكلمة مرور.',
  refusal_picture: 'تعذّرت قراءة هذه الصورة. اختر ملفًّا آخر.',
  refusal_files_unavailable: 'تعذّر استلام الملفّات الآن. يمكنك إرسال الرسالة من دونها.',
  refusal_form_gone: 'لم يعد ممكنًا إرسال هذا النموذج.',
  refusal_other: 'حدث خطأ',
}

export const refusalWords: Record<ProductLanguage, Record<RefusalWord, string>> = {
  en: english,
  ar: arabic,
}
