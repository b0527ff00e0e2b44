import type { SiteName } from '../../../domain/site-names.ts'
import { isolated } from '../../../ui/isolated.ts'

export type NameWords = {
  fields: Record<SiteName, string>
  groups: { sections: string; home: string; links: string; rest: string }
  introduction: string
  copyrightHint: string
  resetQuestion: string
  resetHint: string
}

const english: NameWords = {
  fields: {
    home: 'Link to the home page',
    posts_name: 'Blog: name',
    posts_all: 'Blog: heading of the list',
    business_name: 'Business: name',
    business_all: 'Business: heading of the list',
    products_name: 'Products: name',
    products_all: 'Products: heading of the list',
    about_heading: 'About us',
    posts_heading: 'Latest from the blog',
    business_heading: 'Above business',
    products_heading: 'Above products',
    partners_heading: 'Partners',
    contact_heading: 'Contact us',
    read_more: 'Link to an article',
    view_all: 'Link to all articles',
    posts_related: 'Blog: beneath an article',
    business_related: 'Business: beneath a project',
    products_related: 'Products: beneath a product',
    copyright: 'Copyright line',
    missing_title: 'Missing page: title',
    missing_text: 'Missing page: text',
  },
  groups: {
    sections: 'Sections',
    home: 'Headings of the home page',
    links: 'Links',
    rest: 'Footer and missing pages',
  },
  introduction: 'A field left blank uses the name shown in it. Addresses stay as they are.',
  copyrightHint: '{year} and {company} are filled in.',
  resetQuestion: 'Reset all names and words?',
  resetHint:
    'The site gets its original names and words back in every language. You can restore yours from the trash for 30 days.',
}

const arabic: NameWords = {
  fields: {
    home: 'رابط الصفحة الرئيسية',
    posts_name: 'المدوّنة: الاسم',
    posts_all: 'المدوّنة: عنوان القائمة',
    business_name: 'الأعمال: الاسم',
    business_all: 'الأعمال: عنوان القائمة',
    products_name: 'المنتجات: الاسم',
    products_all: 'المنتجات: عنوان القائمة',
    about_heading: 'من نحن',
    posts_heading: 'أحدث ما في المدوّنة',
    business_heading: 'فوق الأعمال',
    products_heading: 'فوق المنتجات',
    partners_heading: 'الشركاء',
    contact_heading: 'تواصل معنا',
    read_more: 'رابط المقال',
    view_all: 'رابط المقالات كلّها',
    posts_related: 'المدوّنة: تحت المقال',
    business_related: 'الأعمال: تحت العمل',
    products_related: 'المنتجات: تحت المنتج',
    copyright: 'سطر الحقوق',
    missing_title: 'الصفحة غير الموجودة: العنوان',
    missing_text: 'الصفحة غير الموجودة: النصّ',
  },
  groups: {
    sections: 'الأقسام',
    home: 'عناوين الصفحة الرئيسية',
    links: 'الروابط',
    rest: 'التذييل والصفحات غير الموجودة',
  },
  introduction: 'إن تُرك حقل فارغًا استُعملت التسمية الظاهرة فيه. ولا تتغيّر الروابط.',
  copyrightHint: `يُملأ ${isolated('{year}')} و${isolated('{company}')} تلقائيًا.`,
  resetQuestion: 'هل تريد إعادة ضبط التسميات والكلمات كلّها؟',
  resetHint:
    'تعود التسميات والكلمات الأصلية إلى الموقع بكلّ اللغات. يمكن استعادة ما كتبته من سلّة المحذوفات خلال 30 يومًا.',
}

export const nameWords = { en: english, ar: arabic }
