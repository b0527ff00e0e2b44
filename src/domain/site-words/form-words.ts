import { catalogue } from '../languages/catalogue.ts'

export const formWords = catalogue({
  en: {
    form_about: 'About: {product}',
    form_optional: 'optional',
    form_choose: 'Choose …',
    form_least: 'At least {least}',
    form_most: 'At most {most}',
    form_limits: 'From {least} to {most}',
    form_terms: 'Read more: {title}',
    form_file_limits: 'An image or PDF file of up to 10 MB.',
    form_files_limits: 'Up to {most} images or PDF files, each of up to 10 MB.',
    form_files_choose: 'Choose files',
    form_file_remove: 'Remove {name}',
    form_files_again: 'Choose your files again.',
    form_files_sending: 'Sending your files',
  },
  ar: {
    form_about: 'بخصوص: {product}',
    form_optional: 'اختياري',
    form_choose: 'اختر…',
    form_least: '{least} على الأقلّ',
    form_most: '{most} على الأكثر',
    form_limits: 'من {least} إلى {most}',
    form_terms: 'اقرأ المزيد: {title}',
    form_file_limits: 'صورة أو ملف PDF، بحجم ‎10 ميغابايت على الأكثر.',
    form_files_limits:
      'صور أو ملفات PDF، بعدد {most} على الأكثر، وحجم كلّ منها ‎10 ميغابايت على الأكثر.',
    form_files_choose: 'اختيار ملفات',
    form_file_remove: 'إزالة {name}',
    form_files_again: 'اختر ملفاتك من جديد.',
    form_files_sending: 'جارٍ إرسال ملفاتك',
  },
})
