import { catalogue } from '../../domain/languages/catalogue.ts'
import { arabicCount, englishCount } from '../app/locale/counts.ts'
import type { GroupName } from '../app/shell/menu.ts'

export const layoutWords = catalogue({
  en: {
    skip: 'Skip to content',
    menu: 'Main menu',
    openMenu: 'Open menu',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    language: 'Language',
    breadcrumbs: 'Breadcrumb',
    viewSite: 'View site',
    signOut: 'Log out',
    groups: {
      sections: 'Site sections',
      content: 'Content',
      desk: 'Activity',
      administration: 'Administration',
    } satisfies Record<GroupName, string>,
    unread: englishCount({ one: '{n} unread', other: '{n} unread' }),
    written: (language: string, percent: number) => `${language} ${percent}%`,
    progress: (parts: string) => `Texts written: ${parts}`,
    showMissing: (progress: string, language: string) =>
      `${progress}. Show what is incomplete in ${language}`,
    session: {
      ending: 'Your session ends in less than two minutes.',
      over: 'Your session has ended. Your changes are still on this page but are not saved.',
      signIn: 'Log in again',
      title: 'Log in to continue',
      hint: 'This page stays as it is. You can save your changes afterwards.',
      later: 'Later',
    },
    proof: {
      title: 'Confirm that it is you',
      hint: 'Enter your password to continue.',
      confirm: 'Confirm',
    },
  },
  ar: {
    skip: 'الانتقال إلى المحتوى',
    menu: 'القائمة الرئيسية',
    openMenu: 'فتح القائمة',
    collapse: 'طيّ القائمة',
    expand: 'توسيع القائمة',
    language: 'اللغة',
    breadcrumbs: 'مسار التنقّل',
    viewSite: 'عرض الموقع',
    signOut: 'تسجيل الخروج',
    groups: {
      sections: 'أقسام الموقع',
      content: 'المحتوى',
      desk: 'المتابعة',
      administration: 'الإدارة',
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
    progress: (parts) => `نسبة المنجز: ${parts}`,
    showMissing: (progress, language) => `${progress}. عرض الناقص باللغة ${language}`,
    session: {
      ending: 'تنتهي الجلسة خلال أقلّ من دقيقتين.',
      over: 'انتهت الجلسة. تغييراتك باقية في هذه الصفحة لكنّها لم تُحفظ.',
      signIn: 'تسجيل الدخول من جديد',
      title: 'تسجيل الدخول للمتابعة',
      hint: 'تبقى هذه الصفحة كما هي، ويمكنك حفظ تغييراتك بعد الدخول.',
      later: 'لاحقًا',
    },
    proof: {
      title: 'أكِّد هويّتك',
      hint: 'أدخل كلمة المرور للمتابعة.',
      confirm: 'تأكيد',
    },
  },
})
