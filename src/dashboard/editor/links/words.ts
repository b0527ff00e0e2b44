import type { LeadingLink } from '../../../domain/pages/page.ts'
import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

export const linkWords = catalogue({
  en: {
    target: 'Leads to',
    external: 'Another site',
    address: 'Address, with https://',
    nowhere: 'Nowhere',
    untitled: 'Page without a title',
    article: 'An article',
    file: 'A file of the library',
    inSection: 'In the section',
    topic: 'A topic',
    noTopic: 'Choose a topic',
    noArticle: 'No results',
    home: 'Home page',
    navigation: {
      menu: 'An entry of the menu',
      footer: 'An entry of the footer',
      announcement: 'The link of the announcement',
      contact: 'Contact details',
    } satisfies Record<Exclude<LeadingLink['kind'], 'page' | 'redirect'>, string>,
    button: (title: string) => `A button of the page “${isolated(title)}”`,
    form: (title: string) => `The form “${isolated(title)}”`,
    page: (title: string) => `The page “${isolated(title)}”`,
    redirect: (path: string) => `The redirect from ${isolated(path)}`,
  },
  ar: {
    target: 'الوجهة',
    external: 'موقع آخر',
    address: `الرابط، مع ${isolated('https://')}`,
    nowhere: 'بلا وجهة',
    untitled: 'صفحة بلا عنوان',
    article: 'مقال',
    file: 'ملف من المكتبة',
    inSection: 'في القسم',
    topic: 'موضوع',
    noTopic: 'اختر موضوعًا',
    noArticle: 'لا نتائج',
    home: 'الصفحة الرئيسية',
    navigation: {
      menu: 'رابط في القائمة',
      footer: 'رابط في التذييل',
      announcement: 'رابط الإعلان',
      contact: 'بيانات التواصل',
    },
    button: (title) => `زرّ في صفحة «${isolated(title)}»`,
    form: (title) => `نموذج «${isolated(title)}»`,
    page: (title) => `صفحة «${isolated(title)}»`,
    redirect: (path) => `تحويل من الرابط ${isolated(path)}`,
  },
})
