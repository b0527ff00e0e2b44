import { arabicCount, englishCount } from '../locale/plural.ts'
import type { GroupName, PageName } from './menu.ts'

export type ShellWords = {
  skip: string
  loading: string
  menu: string
  openMenu: string
  collapse: string
  expand: string
  language: string
  breadcrumbs: string
  viewSite: string
  newTab: string
  signOut: string
  groups: Record<GroupName, string>
  pages: Record<PageName, string>
  /** How many messages nobody has read. */
  unread: (count: number) => string
  /** How much of the texts is written in a language. */
  written: (language: string, percent: number) => string
  forbidden: { title: string; hint: string }
}

export const shellEnglish: ShellWords = {
  skip: 'Skip to content',
  loading: 'Loading…',
  menu: 'Main menu',
  openMenu: 'Open menu',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  language: 'Language',
  breadcrumbs: 'Breadcrumbs',
  viewSite: 'View site',
  newTab: 'opens in a new tab',
  signOut: 'Log out',
  groups: {
    sections: 'Site sections',
    content: 'Content',
    desk: 'Desk',
    administration: 'Administration',
  },
  pages: {
    banner: 'Banner',
    aboutUs: 'About us',
    contactUs: 'Contact us',
    partners: 'Partners',
    posts: 'Blog',
    products: 'Products',
    business: 'Business',
    inbox: 'Inbox',
    trash: 'Trash',
    identity: 'Company identity',
    users: 'Users',
    languages: 'Languages',
  },
  unread: englishCount({ one: '{n} unread', other: '{n} unread' }),
  written: (language, percent) => `${language} ${percent}%`,
  forbidden: {
    title: 'This page is for administrators',
    hint: 'An administrator can change your role under “Users”.',
  },
}

export const shellArabic: ShellWords = {
  skip: 'الانتقال إلى المحتوى',
  loading: 'جارٍ التحميل…',
  menu: 'القائمة الرئيسية',
  openMenu: 'فتح القائمة',
  collapse: 'طيّ القائمة',
  expand: 'توسيع القائمة',
  language: 'اللغة',
  breadcrumbs: 'مسار التنقّل',
  viewSite: 'عرض الموقع',
  newTab: 'يُفتح في تبويب جديد',
  signOut: 'تسجيل الخروج',
  groups: {
    sections: 'أقسام الموقع',
    content: 'المحتوى',
    desk: 'المتابعة',
    administration: 'الإدارة',
  },
  pages: {
    banner: 'الواجهة',
    aboutUs: 'من نحن',
    contactUs: 'تواصل معنا',
    partners: 'الشركاء',
    posts: 'المدونة',
    products: 'المنتجات',
    business: 'الأعمال',
    inbox: 'الرسائل الواردة',
    trash: 'سلّة المحذوفات',
    identity: 'هوية الشركة',
    users: 'المستخدمون',
    languages: 'اللغات',
  },
  unread: arabicCount({
    zero: 'لا رسائل غير مقروءة',
    one: 'رسالة غير مقروءة',
    two: 'رسالتان غير مقروءتين',
    few: '{n} رسائل غير مقروءة',
    many: '{n} رسالة غير مقروءة',
    other: '{n} رسالة غير مقروءة',
  }),
  written: (language, percent) => `${language} ${percent}%`,
  forbidden: {
    title: 'هذه الصفحة للمديرين',
    hint: 'يستطيع أحد المديرين تغيير الدور من صفحة «المستخدمون».',
  },
}
