import { catalogue } from '../../../domain/languages/catalogue.ts'

export const ledgerWords = catalogue({
  en: {
    newer: (language: string) => `Newer in ${language}`,
    newerSince: (language: string) => `Newer in ${language} since {time}`,
    changes: 'What changed?',
    changesOf: (field: string) => `What changed in ${field}?`,
    right: 'Still right',
    leadOf: (field: string, language: string) => `The others must follow: ${field}, ${language}`,
    gone: 'The earlier wording is no longer kept.',
    compared: 'Compared language',
  },
  ar: {
    newer: (language) => `النصّ باللغة ${language} أحدث`,
    newerSince: (language) => `النصّ باللغة ${language} أحدث منذ {time}`,
    changes: 'ما الذي تغيّر؟',
    changesOf: (field) => `ما الذي تغيّر؟ ${field}`,
    right: 'ما زال صحيحًا',
    leadOf: (field, language) => `يجب تحديث اللغات الأخرى: ${field}، ${language}`,
    gone: 'لم تعد الصيغة السابقة محفوظة.',
    compared: 'لغة المقارنة',
  },
})

export const correctionWords = catalogue({
  en: { minor: 'Small correction, the other languages stay valid' },
  ar: { minor: 'تصحيح بسيط لا تتأثّر به اللغات الأخرى' },
})
