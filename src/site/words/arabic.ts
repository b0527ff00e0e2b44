import { counting, languageName } from './counted.ts'
import type { Words } from './words.ts'

const counted = counting('ar')

type Nouns = { one: string; two: string; few: string; many: string; other: string }

const loaded = (nouns: Nouns) => (added: number, shown: number, total: number) => {
  const more = counted(added, {
    one: `حُمِّل ${nouns.one} آخر`,
    two: `حُمِّل ${nouns.two} آخران`,
    few: `حُمِّلت {n} ${nouns.few} أخرى`,
    many: `حُمِّل {n} ${nouns.many} آخر`,
    other: `حُمِّل {n} ${nouns.other} آخر`,
  })
  return `${more}، والمعروض ${shown} من ${total}`
}

const from = (what: string) => (company: string) => (company ? `${what} من ${company}` : what)

export const arabic: Words = {
  sections: {
    posts: {
      name: 'المدونة',
      description: from('أخبار ومقالات'),
      all: 'كل المقالات',
      loaded: loaded({
        one: 'مقال',
        two: 'مقالان',
        few: 'مقالات',
        many: 'مقالًا',
        other: 'مقال',
      }),
    },
    business: {
      name: 'أعمالنا',
      description: from('خدمات وأعمال'),
      all: 'كل الأعمال',
      loaded: loaded({ one: 'عمل', two: 'عملان', few: 'أعمال', many: 'عملًا', other: 'عمل' }),
    },
    products: {
      name: 'منتجاتنا',
      description: from('منتجات'),
      all: 'كل المنتجات',
      loaded: loaded({
        one: 'منتج',
        two: 'منتجان',
        few: 'منتجات',
        many: 'منتجًا',
        other: 'منتج',
      }),
    },
  },
  frame: {
    skipToContent: 'إلى المحتوى مباشرة',
    navigation: 'القائمة الرئيسية',
    footerNavigation: 'روابط التذييل',
    home: 'الرئيسية',
    search: 'بحث',
    menu: 'القائمة',
    close: 'إغلاق',
    loading: 'جارٍ التحميل',
    copyright: 'جميع الحقوق محفوظة © 2025.',
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
  home: {
    about: 'من نحن',
    posts: 'المدونة',
    newestPosts: 'أحدث المقالات',
    choosePost: 'اختيار مقال',
    business: 'ماذا نعمل',
    products: 'ماذا نقدّم',
    partners: 'شركاؤنا',
    contact: 'تواصل معنا',
  },
  partners: {
    previous: 'الشركاء السابقون',
    next: 'الشركاء التالون',
    range: (first, last, total) => `${first === last ? first : `${first}–${last}`} من ${total}`,
  },
  contact: {
    copy: (value) => `نسخ ${value}`,
    copied: 'تم النسخ',
    map: 'الخريطة',
    openMap: 'فتح في الخرائط',
  },
  list: {
    empty: 'لا توجد مقالات',
    readMore: 'اقرأ المزيد',
    loadMore: 'تحميل المزيد',
    loadingMore: 'جارٍ تحميل المزيد…',
    previousPage: 'الصفحة السابقة',
    pages: 'الصفحات',
    page: (page, last) => `${page} / ${last}`,
    skipToFooter: 'إلى التذييل مباشرة',
  },
  article: {
    breadcrumbs: 'مسار الصفحة',
    minutes: (count) =>
      counted(count, {
        one: 'دقيقة واحدة للقراءة',
        two: 'دقيقتان للقراءة',
        few: '{n} دقائق للقراءة',
        other: '{n} دقيقة للقراءة',
      }),
    related: 'تابع القراءة مع',
    viewAll: 'عرض الكل',
  },
  gallery: {
    label: 'المعرض',
    carousel: 'معرض دوّار',
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
    title: 'الصفحة غير موجودة',
    text: 'ربما تغيّر العنوان أو لم تعد الصفحة هنا. لعلّ ما تبحث عنه في أحد هذه الأقسام.',
    notInLanguage: (language) => `هذا المقال غير متاح ب${languageName(language, 'ar')} بعد`,
    readIn: (language) => `اقرأه ب${languageName(language, 'ar')}`,
    toHome: 'إلى الصفحة الرئيسية',
    broken: 'تعذّر عرض هذه الصفحة',
    brokenText: 'الخلل من عندنا. أعد المحاولة بعد قليل.',
  },
}
