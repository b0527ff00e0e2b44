import { catalogue } from '../languages/catalogue.ts'

export const missingWords = catalogue({
  en: {
    missing_read: 'Read it in {language}',
    missing_home: 'Go to the home page',
    missing_broken_text: 'Something went wrong on our side. Please try again in a moment.',
    missing_try_again: 'Try again',
  },
  ar: {
    missing_read: 'اقرأها ب{language}',
    missing_home: 'العودة إلى الصفحة الرئيسية',
    missing_broken_text: 'حدث خلل لدينا. أعد المحاولة بعد قليل.',
    missing_try_again: 'إعادة المحاولة',
  },
})
