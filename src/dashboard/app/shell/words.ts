import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { PageName } from './menu.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'

export const shellWords = catalogue({
  en: {
    loading: 'Loading…',
    newTab: 'opens in a new tab',
    pages: {
      banner: 'Banner',
      aboutUs: 'About us',
      contactUs: 'Contact us',
      partners: 'Partners',
      pages: 'Pages',
      posts: 'Blog',
      products: 'Products',
      business: 'Business',
      media: 'Media library',
      inbox: 'Inbox',
      visits: 'Visits',
      trash: 'Trash',
      identity: 'Company identity',
      look: 'Look',
      navigation: 'Menus and names',
      words: 'Names',
      seo: 'Search and sharing',
      users: 'Users',
      languages: 'Languages',
      system: 'System',
    } satisfies Record<PageName, string>,
    sections: {
      posts: {
        list: 'Blog posts',
        create: 'add new post',
        edit: 'Edit post',
        emptyHint: 'Write the first post; it appears on the site as soon as it is saved.',
      },
      products: {
        list: 'Products',
        create: 'add new product',
        edit: 'Edit product',
        emptyHint: 'Add the first product; it appears on the site as soon as it is saved.',
      },
      business: {
        list: 'Business',
        create: 'add new project',
        edit: 'Edit project',
        emptyHint: 'Add the first project; it appears on the site as soon as it is saved.',
      },
    } satisfies Record<
      ArticleSection,
      { list: string; create: string; edit: string; emptyHint: string }
    >,
  },
  ar: {
    loading: 'جارٍ التحميل…',
    newTab: 'يُفتح في تبويب جديد',
    pages: {
      banner: 'القسم الافتتاحي',
      aboutUs: 'من نحن',
      contactUs: 'بيانات التواصل',
      partners: 'الشركاء',
      pages: 'الصفحات',
      posts: 'المدوّنة',
      products: 'المنتجات',
      business: 'الأعمال',
      media: 'مكتبة الصور',
      inbox: 'الرسائل الواردة',
      visits: 'الزيارات',
      trash: 'سلّة المحذوفات',
      identity: 'هوية المؤسّسة',
      look: 'التصميم',
      navigation: 'القوائم والتسميات',
      words: 'التسميات',
      seo: 'الظهور والمشاركة',
      users: 'المستخدمون',
      languages: 'اللغات',
      system: 'النظام',
    },
    sections: {
      posts: {
        list: 'مقالات المدوّنة',
        create: 'إضافة مقال',
        edit: 'تعديل المقال',
        emptyHint: 'اكتب أول مقال، ويظهر في الموقع فور حفظه.',
      },
      products: {
        list: 'المنتجات',
        create: 'إضافة منتج',
        edit: 'تعديل المنتج',
        emptyHint: 'أضف أول منتج، ويظهر في الموقع فور حفظه.',
      },
      business: {
        list: 'الأعمال',
        create: 'إضافة عمل',
        edit: 'تعديل العمل',
        emptyHint: 'أضف أول عمل، ويظهر في الموقع فور حفظه.',
      },
    },
  },
})
