import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

export const reviewWords = catalogue({
  en: {
    title: 'Ask for a look',
    hint: 'The colleague finds the text under “Translations”. Nothing is held up by it.',
    whom: 'Colleague',
    anyone: 'Anyone',
    language: 'Language',
    note: 'What should they look at?',
    optional: 'Leave it blank for the whole text.',
    submit: 'Ask',
    replaces: (name: string) => `This replaces ${isolated(name)}’s request.`,
    unsaved: 'Your unsaved changes are not in it.',
    failed: 'Your colleagues could not be loaded',
    requests: 'Requests for a look',
    asks: (name: string) => `${isolated(name)} asks for a look`,
    asksOf: (name: string, reviewer: string) =>
      `${isolated(name)} asks ${isolated(reviewer)} for a look`,
    lookedAt: 'Looked at',
    lookedAtIn: (language: string) => `Looked at, ${language}`,
  },
  ar: {
    title: 'طلب مراجعة',
    hint: 'يجد الزميل النصّ في صفحة «الترجمات»، ولا يتوقّف شيء على مراجعته.',
    whom: 'الزميل',
    anyone: 'أيّ زميل',
    language: 'اللغة',
    note: 'ما المطلوب مراجعته؟',
    optional: 'اتركه فارغًا إن كان المطلوب مراجعة النصّ كلّه.',
    submit: 'إرسال الطلب',
    replaces: (name) => `يحلّ هذا الطلب محلّ طلب ${isolated(name)}.`,
    unsaved: 'لا يشمل الطلب التغييرات غير المحفوظة.',
    failed: 'تعذّر تحميل أسماء الزملاء',
    requests: 'طلبات المراجعة',
    asks: (name) => `طلب مراجعة من ${isolated(name)}`,
    asksOf: (name, reviewer) => `طلب مراجعة من ${isolated(name)} إلى ${isolated(reviewer)}`,
    lookedAt: 'تمّت المراجعة',
    lookedAtIn: (language) => `تمّت المراجعة، ${language}`,
  },
})
