import { catalogue } from '../../../domain/languages/catalogue.ts'

export const conflictWords = catalogue({
  en: {
    title: 'Someone else saved changes',
    hint: 'These fields were changed here and by someone else. Choose which version to keep; nothing is saved until you do.',
    mine: 'Mine',
    theirs: 'Theirs',
    own: {
      title: 'You saved changes elsewhere',
      hint: 'You changed these fields here and in another tab or on another device. Choose which version to keep; nothing is saved until you do.',
      mine: 'On this page',
      theirs: 'Saved elsewhere',
      since: 'You have saved changes elsewhere since you opened this.',
    },
    apply: 'Save this choice',
    back: 'Back to the form',
  },
  ar: {
    title: 'حفظ شخص آخر تغييراته',
    hint: 'عُدِّلت هذه الحقول هنا وعدّلها شخص آخر أيضًا. اختر النسخة التي تبقى، ولا يُحفظ شيء قبل ذلك.',
    mine: 'نسختي',
    theirs: 'النسخة الأخرى',
    own: {
      title: 'حفظتَ تغييرات من مكان آخر',
      hint: 'عدّلتَ هذه الحقول هنا وفي تبويب آخر أو على جهاز آخر. اختر النسخة التي تبقى، ولا يُحفظ شيء قبل ذلك.',
      mine: 'في هذه الصفحة',
      theirs: 'المحفوظة من مكان آخر',
      since: 'حفظتَ تغييرات من مكان آخر بعد أن فتحت هذه الصفحة.',
    },
    apply: 'حفظ هذا الاختيار',
    back: 'العودة إلى النموذج',
  },
})
