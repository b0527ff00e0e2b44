import { catalogue } from '../../../domain/languages/catalogue.ts'
export type HelpName = 'palette' | 'save' | 'messages' | 'toolbar' | 'back' | 'undo' | 'close'

export const paletteWords = catalogue({
  en: {
    name: 'Search and commands',
    prompt: 'Search or jump to…',
    nothing: 'No results',
    searching: 'Searching articles…',
    groups: { pages: 'Go to', create: 'Add', articles: 'Articles', settings: 'Settings' },
    interfaceIn: (language: string) => `Language: ${language}`,
    theme: (theme: string) => `Theme: ${theme}`,
    help: {
      title: 'Keyboard shortcuts',
      byQuestionMark: 'The ? key opens this list outside of text fields',
      keys: {
        palette: 'Search and commands',
        save: 'Save',
        messages: 'Recent notifications',
        toolbar: 'From the text to its toolbar',
        back: 'From the toolbar back to the text',
        undo: 'Undo and redo in the text',
        close: 'Close the open dialog or menu',
      } satisfies Record<HelpName, string>,
    },
  },
  ar: {
    name: 'البحث والأوامر',
    prompt: 'ابحث أو انتقل إلى…',
    nothing: 'لا نتائج',
    searching: 'جارٍ البحث في المقالات…',
    groups: { pages: 'الانتقال إلى', create: 'إضافة', articles: 'المقالات', settings: 'الإعدادات' },
    interfaceIn: (language) => `اللغة: ${language}`,
    theme: (theme) => `المظهر: ${theme}`,
    help: {
      title: 'اختصارات لوحة المفاتيح',
      byQuestionMark: 'يفتح مفتاح «؟» هذه القائمة خارج حقول الكتابة',
      keys: {
        palette: 'البحث والأوامر',
        save: 'حفظ',
        messages: 'آخر الإشعارات',
        toolbar: 'من النصّ إلى شريط التنسيق',
        back: 'من شريط التنسيق إلى النصّ',
        undo: 'تراجع وإعادة في النصّ',
        close: 'إغلاق النافذة أو القائمة المفتوحة',
      },
    },
  },
})
