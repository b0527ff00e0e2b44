import { catalogue } from '../../../domain/languages/catalogue.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import { isolated } from '../../../ui/isolated.ts'

export const partnerWords = catalogue({
  en: {
    cards: 'Partner cards',
    count: englishCount({ one: '{n} card', other: '{n} cards' }),
    empty: 'No partners yet. The section is hidden from visitors until you add one.',
    add: 'Add a partner',
    edit: 'Edit card',
    historyOf: (name: string) => `History of “${isolated(name)}”`,
    nameless: 'Card without a name',
    shownIn: 'Display language',
    missingIn: (language: string) => `Missing in ${language}: visitors do not see it.`,
    previous: 'Previous cards',
    next: 'Next cards',
    copyAll: (language: string) => `Copy everything from ${language}`,
    preview: 'As visitors see it',
    resetHint:
      'This empties the section title in every language, on the site too. The cards stay. You can restore it from the trash for 30 days.',
    removalHint:
      'It is removed from the site at once. You can restore it from the trash for 30 days.',
    emptyHint: (language: string) =>
      `“Empty” blanks the card in ${language} only and keeps it in the other languages.`,
  },
  ar: {
    cards: 'بطاقات الشركاء',
    count: arabicCount({
      zero: 'لا بطاقات',
      one: 'بطاقة واحدة',
      two: 'بطاقتان',
      few: '{n} بطاقات',
      many: '{n} بطاقة',
      other: '{n} بطاقة',
    }),
    empty: 'لا شركاء بعد، ويبقى القسم مخفيًا عن الزوّار حتى إضافة أول شريك.',
    add: 'إضافة شريك',
    edit: 'تعديل البطاقة',
    historyOf: (name) => `سجلّ «${isolated(name)}»`,
    nameless: 'بطاقة بلا اسم',
    shownIn: 'لغة العرض',
    missingIn: (language) => `لم تُكتب باللغة ${language} بعد، فلا يراها الزوّار.`,
    previous: 'البطاقات السابقة',
    next: 'البطاقات التالية',
    copyAll: (language) => `نسخ الكلّ من ${language}`,
    preview: 'كما يراها الزوّار',
    resetHint:
      'يُفرَّغ عنوان القسم بكلّ اللغات، وفي الموقع أيضًا، وتبقى البطاقات. يمكن استعادته من سلّة المحذوفات خلال 30 يومًا.',
    removalHint: 'تختفي من الموقع فورًا، ويمكن استعادتها من سلّة المحذوفات خلال 30 يومًا.',
    emptyHint: (language) =>
      `يمحو «إفراغ» البطاقة باللغة ${language} وحدها، وتبقى في اللغات الأخرى.`,
  },
})
