import type { LanguageCode } from '../../domain/language.ts'
import type { FailedNavigation } from './failed-navigation.ts'

export type NavigationWords = Record<FailedNavigation['reason'] | 'tryAgain' | 'trying', string>

const english: NavigationWords = {
  offline: 'You seem to be offline. Check your connection, then try again.',
  broken: 'Something went wrong on our side. Try again in a moment.',
  tryAgain: 'Try again',
  trying: 'Loading…',
}

const arabic: NavigationWords = {
  offline: 'يبدو أنّك غير متصل بالإنترنت. تحقّق من الاتصال، ثم أعد المحاولة.',
  broken: 'حدث خلل لدينا. أعد المحاولة بعد قليل.',
  tryAgain: 'إعادة المحاولة',
  trying: 'جارٍ التحميل…',
}

export function navigationWordsFor(language: LanguageCode): NavigationWords {
  return language === 'ar' ? arabic : english
}
