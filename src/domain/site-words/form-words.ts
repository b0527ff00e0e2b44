import { catalogue } from '../languages/catalogue.ts'

export const formWords = catalogue({
  en: {
    form_optional: 'optional',
    form_choose: 'Choose …',
    form_least: 'At least {least}',
    form_most: 'At most {most}',
    form_limits: 'From {least} to {most}',
    form_terms: 'Read more: {title}',
  },
  ar: {
    form_optional: 'اختياري',
    form_choose: 'اختر…',
    form_least: '{least} على الأقلّ',
    form_most: '{most} على الأكثر',
    form_limits: 'من {least} إلى {most}',
    form_terms: 'اقرأ المزيد: {title}',
  },
})
