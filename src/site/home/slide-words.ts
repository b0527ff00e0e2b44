import type { LanguageCode } from '../../domain/language.ts'
import { languageOfWords } from '../words/words-for.ts'

type SlideWords = { pause: string; play: string }

const english: SlideWords = { pause: 'Pause', play: 'Play' }
const arabic: SlideWords = { pause: 'إيقاف مؤقّت', play: 'تشغيل' }

export function slideWordsFor(language: LanguageCode): SlideWords {
  return languageOfWords(language) === 'ar' ? arabic : english
}
