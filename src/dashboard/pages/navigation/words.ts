import type { ArticleSection } from '../../../domain/article.ts'
import type { OwnNavigation } from '../../../domain/navigation.ts'
import { isolated } from '../../../ui/isolated.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

export type NavigationWords = {
  tabs: { label: string; menu: string; names: string }
  fields: Record<keyof OwnNavigation, string>
  sections: string
  sectionsHint: string
  shown: (section: string) => string
  hide: string
  hideQuestion: (section: string) => string
  hideHint: (count: number) => string
  isHidden: string
  isShown: string
  resetQuestion: string
  resetHint: string
}

const english: NavigationWords = {
  tabs: { label: 'Menus and names', menu: 'Menu', names: 'Names' },
  fields: ofSections({ posts: 'Blog', business: 'Business', products: 'Products' }),
  sections: 'Sections on the site',
  sectionsHint:
    'A hidden section keeps everything. You go on editing it here, and its addresses show that the page is missing.',
  shown: (section) => `Show “${isolated(section)}”`,
  hide: 'Hide',
  hideQuestion: (section) => `Hide “${isolated(section)}”?`,
  hideHint: englishCount({
    one: 'Its one article leaves the site once you save, until you show it again.',
    other: 'Its {n} articles leave the site once you save, until you show it again.',
  }),
  isHidden: 'Hidden',
  isShown: 'Shown',
  resetQuestion: 'Reset the menu?',
  resetHint:
    'The site shows all its sections again. You can restore your choices from the trash for 30 days.',
}

const arabic: NavigationWords = {
  tabs: { label: 'القوائم والتسميات', menu: 'القائمة', names: 'التسميات' },
  fields: ofSections({ posts: 'المدوّنة', business: 'الأعمال', products: 'المنتجات' }),
  sections: 'الأقسام في الموقع',
  sectionsHint: 'القسم المخفي يحتفظ بكلّ ما فيه ويبقى تحريره هنا، وتظهر روابطه صفحات غير موجودة.',
  shown: (section) => `إظهار «${isolated(section)}»`,
  hide: 'إخفاء',
  hideQuestion: (section) => `هل تريد إخفاء «${isolated(section)}»؟`,
  hideHint: arabicCount({
    zero: 'لا مقالات فيه. يغيب القسم عن الموقع بعد الحفظ إلى حين إظهاره.',
    one: 'يغيب المقال الوحيد فيه عن الموقع بعد الحفظ إلى حين إظهاره.',
    two: 'يغيب المقالان اللذان فيه عن الموقع بعد الحفظ إلى حين إظهاره.',
    few: 'تغيب مقالاته، وعددها {n}، عن الموقع بعد الحفظ إلى حين إظهاره.',
    many: 'تغيب مقالاته، وعددها {n}، عن الموقع بعد الحفظ إلى حين إظهاره.',
    other: 'تغيب مقالاته، وعددها {n}، عن الموقع بعد الحفظ إلى حين إظهاره.',
  }),
  isHidden: 'مخفي',
  isShown: 'ظاهر',
  resetQuestion: 'هل تريد إعادة ضبط القائمة؟',
  resetHint: 'تظهر أقسام الموقع كلّها من جديد. يمكن استعادة اختياراتك من سلّة المحذوفات خلال 30 يومًا.',
}

export const navigationWords = { en: english, ar: arabic }

function ofSections(names: Record<ArticleSection, string>) {
  return {
    posts_hidden: names.posts,
    business_hidden: names.business,
    products_hidden: names.products,
  }
}
