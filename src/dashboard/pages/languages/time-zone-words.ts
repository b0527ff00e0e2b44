import { catalogue } from '../../../domain/languages/catalogue.ts'

export const timeZoneWords = catalogue({
  en: {
    title: 'Time zone of the site',
    hint: 'Texts go live on its clock, and visitors see dates on it. Dates for going live that are already set keep their time zone.',
    now: (zone: string, moment: string) => `${zone}. It is now ${moment}.`,
    unchosen: 'No time zone has been chosen yet.',
    device: (zone: string) => `Your computer is in ${zone}. Use it for the site?`,
    use: 'Use it',
    choose: 'Choose another…',
    other: 'Another time zone',
    otherHint: 'Write the name of a city, such as Damascus.',
    known: 'Time zones',
    failed: 'The time zone could not be loaded',
  },
  ar: {
    title: 'المنطقة الزمنية للموقع',
    hint: 'تُنشر النصوص في مواعيدها حسب توقيتها، وتظهر به التواريخ للزوّار. وتحتفظ مواعيد النشر المحدَّدة سابقًا بمنطقتها الزمنية.',
    now: (zone, moment) => `${zone}. الوقت الآن ${moment}.`,
    unchosen: 'لم تُحدَّد منطقة زمنية بعد.',
    device: (zone) => `منطقة جهازك الزمنية: ${zone}. هل تريد اعتمادها للموقع؟`,
    use: 'اعتمادها',
    choose: 'اختيار منطقة أخرى…',
    other: 'منطقة زمنية أخرى',
    otherHint: 'اكتب اسم مدينة بالحروف اللاتينية، مثل Damascus، أو اسم المنطقة بالعربية.',
    known: 'المناطق الزمنية',
    failed: 'تعذّر تحميل المنطقة الزمنية',
  },
})
