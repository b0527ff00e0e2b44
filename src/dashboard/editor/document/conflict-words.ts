import { catalogue } from '../../../domain/languages/catalogue.ts'

export const conflictWords = catalogue({
  en: {
    title: 'Someone else saved changes',
    hint: 'These fields were changed here and by someone else. Choose which version to keep; nothing is saved until you do.',
    mine: 'Mine',
    theirs: 'Theirs',
    apply: 'Save this choice',
    back: 'Back to the form',
  },
  ar: {
    title: 'حفظ شخص آخر تغييراته',
    hint: 'عُدِّلت هذه الحقول هنا وعدّلها شخص آخر أيضًا. اختر النسخة التي تبقى، ولا يُحفظ شيء قبل ذلك.',
    mine: 'نسختي',
    theirs: 'النسخة الأخرى',
    apply: 'حفظ هذا الاختيار',
    back: 'العودة إلى النموذج',
  },
})
