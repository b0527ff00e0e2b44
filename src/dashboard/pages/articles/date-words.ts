import { catalogue } from '../../../domain/languages/catalogue.ts'

export const dateWords = catalogue({
  en: {
    title: 'Set a date',
    submit: 'Set the date',
    happens: 'What happens then',
    publish: 'Goes live',
    unpublish: 'Leaves the site',
    day: 'Day',
    time: 'Time',
    languages: 'Languages',
    chooseLanguage: 'Choose a language.',
    zone: (zone: string) => `On the clock of the site: ${zone}.`,
    onDevice: (moment: string) => `On this device that is ${moment}.`,
    unchosen: (zone: string) => `Your computer is in ${zone}. Use it for the site?`,
    use: 'Use it',
    goesLive: (moment: string, zone: string, languages: string) =>
      `Goes live on ${moment}, ${zone}: ${languages}.`,
    leaves: (moment: string, zone: string, languages: string) =>
      `Leaves the site on ${moment}, ${zone}: ${languages}.`,
    whatIsSaved: 'What is saved then goes live.',
  },
  ar: {
    title: 'تحديد موعد',
    submit: 'تحديد الموعد',
    happens: 'ما يحدث في الموعد',
    publish: 'النشر',
    unpublish: 'الإزالة من الموقع',
    day: 'اليوم',
    time: 'الساعة',
    languages: 'اللغات',
    chooseLanguage: 'اختر لغة.',
    zone: (zone) => `بتوقيت الموقع: ${zone}.`,
    onDevice: (moment) => `ويقابله على هذا الجهاز ${moment}.`,
    unchosen: (zone) => `منطقة جهازك الزمنية: ${zone}. هل تريد اعتمادها للموقع؟`,
    use: 'اعتمادها',
    goesLive: (moment, zone, languages) => `يُنشر في ${moment}، ${zone}: ${languages}.`,
    leaves: (moment, zone, languages) => `يُزال من الموقع في ${moment}، ${zone}: ${languages}.`,
    whatIsSaved: 'يُنشر ما يكون محفوظًا في ذلك الوقت.',
  },
})
