import type { LanguageCode } from '../domain/language.ts'

type ViewerWords = { thumbnails: string; onYoutube: string }

const english: ViewerWords = { thumbnails: 'Thumbnails', onYoutube: 'Watch on YouTube' }
const arabic: ViewerWords = { thumbnails: 'الصور المصغّرة', onYoutube: 'المشاهدة على يوتيوب' }

export function viewerWordsFor(language: LanguageCode): ViewerWords {
  return language === 'ar' ? arabic : english
}
