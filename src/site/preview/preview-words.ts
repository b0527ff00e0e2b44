import { catalogue } from '../../domain/languages/catalogue.ts'

export const previewWords = catalogue({
  en: {
    preview: 'Preview, not on the site yet',
    saved: 'saved {time}',
    ended: 'This preview has ended',
    again: 'Ask for a new link.',
    unwritten: 'Not written in {language} yet',
  },
  ar: {
    preview: 'معاينة لما لم يُنشر بعد',
    saved: 'حُفظ {time}',
    ended: 'انتهت هذه المعاينة',
    again: 'اطلب رابطًا جديدًا.',
    unwritten: 'لم يُكتب باللغة {language} بعد',
  },
})
