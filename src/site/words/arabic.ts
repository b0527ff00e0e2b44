import { languageName } from './language-name.ts'
import type { Words } from './words.ts'

export const arabic: Words = {
  frame: {
    skipToContent: 'الانتقال إلى المحتوى',
    navigation: 'القائمة الرئيسية',
    footerNavigation: 'روابط التذييل',
    search: 'بحث',
    contact: 'تواصل معنا',
    menu: 'القائمة',
    close: 'إغلاق',
    loading: 'جارٍ التحميل',
    inNewTab: (name) => `${name} (يُفتح في تبويب جديد)`,
  },
  social: {
    label: 'حسابات التواصل',
    platforms: {
      whatsapp: 'واتساب',
      facebook: 'فيسبوك',
      instagram: 'إنستغرام',
      twitter: 'إكس (تويتر)',
      youtube: 'يوتيوب',
      telegram: 'تلغرام',
      linkedin: 'لينكدإن',
    },
    on: (name, platform) => `${name} على ${platform}`,
  },
  language: {
    label: 'اللغة',
    now: (name) => `اللغة: ${name}`,
    backToMenu: 'إغلاق والعودة إلى القائمة',
  },
  theme: { label: 'المظهر', system: 'حسب الجهاز', light: 'فاتح', dark: 'داكن' },
  gallery: {
    label: 'المعرض',
    carousel: 'شريط عرض',
    slide: 'شريحة',
    viewer: 'عارض المعرض',
    previous: 'السابق',
    next: 'التالي',
    close: 'إغلاق',
    position: (index, total) => `${index} من ${total}`,
    picture: (index, total) => `الصورة ${index} من ${total}`,
    video: (index, total) => `الفيديو ${index} من ${total}`,
  },
  missing: {
    notInLanguage: (language) => `هذه الصفحة غير متاحة ب${languageName(language, 'ar')} بعد`,
    broken: 'تعذّر عرض هذه الصفحة',
    unavailable: 'سنعود بعد قليل',
  },
}
