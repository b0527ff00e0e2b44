const english = { slides_pause: 'Pause', slides_play: 'Play' }
const arabic: typeof english = { slides_pause: 'إيقاف مؤقّت', slides_play: 'تشغيل' }

export const slideWords = { en: english, ar: arabic }
