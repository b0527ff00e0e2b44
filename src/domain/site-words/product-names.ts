import {
  type LanguageCode,
  type ProductLanguage,
  productLanguageFor,
} from '../languages/language.ts'
import type { OwnNames, SiteNames } from './site-names.ts'

const productNames: Record<ProductLanguage, SiteNames> = {
  en: {
    home: 'Home',
    posts_name: 'Blog',
    posts_all: 'all posts',
    business_name: 'Business',
    business_all: 'all business',
    products_name: 'Products',
    products_all: 'all products',
    about_heading: 'About us',
    posts_heading: 'Latest posts',
    business_heading: 'What we do',
    products_heading: 'What we offer',
    partners_heading: 'Partners',
    contact_heading: 'Contact us',
    read_more: 'read more',
    view_all: 'view all',
    posts_related: 'what to read next',
    business_related: 'more of what we do',
    products_related: 'other products',
    copyright: 'Copyright © 2025. All rights reserved.',
    missing_title: 'Page not found',
    missing_text:
      'The address may have changed, or the page was deleted. One of these may be what you were looking for.',
  },
  ar: {
    home: 'الرئيسية',
    posts_name: 'المدوّنة',
    posts_all: 'كلّ المقالات',
    business_name: 'أعمالنا',
    business_all: 'كلّ الأعمال',
    products_name: 'منتجاتنا',
    products_all: 'كلّ المنتجات',
    about_heading: 'من نحن',
    posts_heading: 'أحدث المقالات',
    business_heading: 'مجالات عملنا',
    products_heading: 'ما نقدّمه',
    partners_heading: 'شركاؤنا',
    contact_heading: 'تواصل معنا',
    read_more: 'اقرأ المزيد',
    view_all: 'عرض الكلّ',
    posts_related: 'اقرأ أيضًا',
    business_related: 'أعمال أخرى',
    products_related: 'منتجات أخرى',
    copyright: 'جميع الحقوق محفوظة © 2025.',
    missing_title: 'الصفحة غير موجودة',
    missing_text: 'ربما تغيّر الرابط أو حُذفت الصفحة. لعلّ ما تبحث عنه في أحد هذه الأقسام.',
  },
}

export function siteNamesIn(language: LanguageCode, own: OwnNames = {}): SiteNames {
  return { ...productNames[productLanguageFor(language)], ...own }
}
