export type PreviewWords = {
  title: string
  hint: string
  language: string
  page: (language: string) => string
  form: string
  parts: string
  pageShown: string
  pages: Record<'home' | 'posts' | 'products' | 'business' | 'contact' | 'search', string>
  width: string
  phone: string
  tablet: string
  desk: string
}

const english: PreviewWords = {
  title: 'Preview',
  hint: 'As visitors will see it once it is saved.',
  language: 'Language',
  page: (language) => `The page in ${language}`,
  form: 'Settings',
  parts: 'What is shown',
  pageShown: 'Page shown',
  pages: {
    home: 'Home',
    posts: 'Blog',
    products: 'Products',
    business: 'Business',
    contact: 'Contact',
    search: 'Search',
  },
  width: 'Width',
  phone: 'Phone',
  tablet: 'Tablet',
  desk: 'Computer',
}

const arabic: PreviewWords = {
  title: 'معاينة',
  hint: 'كما سيراه الزوّار بعد الحفظ.',
  language: 'اللغة',
  page: (language) => `الصفحة باللغة ${language}`,
  form: 'الإعدادات',
  parts: 'المعروض',
  pageShown: 'الصفحة المعروضة',
  pages: {
    home: 'الرئيسية',
    posts: 'المدوّنة',
    products: 'المنتجات',
    business: 'الأعمال',
    contact: 'تواصل معنا',
    search: 'البحث',
  },
  width: 'عرض الشاشة',
  phone: 'هاتف',
  tablet: 'جهاز لوحي',
  desk: 'حاسوب',
}

export const previewWords = { en: english, ar: arabic }
