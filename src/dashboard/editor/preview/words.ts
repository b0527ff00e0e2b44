export type PreviewWords = {
  title: string
  hint: string
  language: string
  page: (language: string) => string
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
  width: 'عرض الشاشة',
  phone: 'هاتف',
  tablet: 'جهاز لوحي',
  desk: 'حاسوب',
}

export const previewWords = { en: english, ar: arabic }
