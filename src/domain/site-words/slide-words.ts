import { catalogue } from '../languages/catalogue.ts'

export const slideWords = catalogue({
  en: { slides_pause: 'Pause', slides_play: 'Play' },
  ar: { slides_pause: 'إيقاف مؤقّت', slides_play: 'تشغيل' },
})
