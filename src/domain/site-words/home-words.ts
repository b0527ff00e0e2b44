import { catalogue } from '../languages/catalogue.ts'

export const homeWords = catalogue({
  en: {
    home_choose_post: 'Choose a post',
    partners_previous: 'Previous partners',
    partners_next: 'Next partners',
    partners_range: '{range} of {total}',
  },
  ar: {
    home_choose_post: 'اختيار مقال',
    partners_previous: 'الشركاء السابقون',
    partners_next: 'الشركاء التالون',
    partners_range: '{range} من {total}',
  },
})

export const slideWords = catalogue({
  en: { slides_pause: 'Pause', slides_play: 'Play' },
  ar: { slides_pause: 'إيقاف مؤقّت', slides_play: 'تشغيل' },
})
