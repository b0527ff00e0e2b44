import type { NavigationSetting } from '../../../domain/navigation.ts'
import { isolated } from '../../../ui/isolated.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

export type NavigationWords = {
  tabs: { label: string; menu: string; names: string; words: string }
  fields: Record<NavigationSetting | 'label', string>
  sections: string
  sectionsHint: string
  shown: (section: string) => string
  hide: string
  hideQuestion: (section: string) => string
  hideHint: (count: number) => string
  isHidden: string
  isShown: string
  standard: { menu: string; footer: string }
  back: { menu: string; footer: string }
  own: string
  addLink: string
  addGroup: string
  addColumn: string
  link: string
  group: string
  apply: string
  labelHint: string
  noLabel: string
  noButton: string
  linksOf: (group: string) => string
  linksIn: (count: number) => string
  notShownIn: (language: string) => string
  movedTo: (name: string, position: number, total: number) => string
  drag: (name: string) => string
  earlier: (name: string) => string
  later: (name: string) => string
  edit: (name: string) => string
  remove: (name: string) => string
  resetQuestion: string
  resetHint: string
}

const english: NavigationWords = {
  tabs: { label: 'Menus and names', menu: 'Menu and footer', names: 'Names', words: 'All words' },
  fields: {
    posts_hidden: 'Blog',
    business_hidden: 'Business',
    products_hidden: 'Products',
    menu: 'Menu',
    footer: 'Footer columns',
    menu_button: 'Button in the header',
    label: 'Label',
  },
  sections: 'Sections on the site',
  sectionsHint:
    'A hidden section keeps everything, and you can still edit it here. Its addresses tell visitors that the page does not exist.',
  shown: (section) => `Show “${isolated(section)}”`,
  hide: 'Hide',
  hideQuestion: (section) => `Hide “${isolated(section)}”?`,
  hideHint: englishCount({
    one: 'Its one article leaves the site once you save, until you show it again.',
    other: 'Its {n} articles leave the site once you save, until you show it again.',
  }),
  isHidden: 'Hidden',
  isShown: 'Shown',
  standard: {
    menu: 'The menu has the home page and the sections.',
    footer: 'The footer has the links of the menu.',
  },
  back: { menu: 'Back to the standard menu', footer: 'Back to the links of the menu' },
  own: 'Change the menu',
  addLink: 'Add link',
  addGroup: 'Add group',
  addColumn: 'Add column',
  link: 'Link',
  group: 'Heading',
  apply: 'Apply',
  labelHint: 'Leave it blank to show the target’s own name.',
  noLabel: 'Without a label',
  noButton: 'None',
  linksOf: (group) => `Links of “${isolated(group)}”`,
  linksIn: englishCount({ one: '{n} link', other: '{n} links' }),
  notShownIn: (language) => `Not shown in ${language}: nothing is written there yet.`,
  movedTo: (name, position, total) => `${name} moved to ${position} of ${total}`,
  drag: (name) => `Move ${name}`,
  earlier: (name) => `Move ${name} up`,
  later: (name) => `Move ${name} down`,
  edit: (name) => `Edit ${name}`,
  remove: (name) => `Remove ${name}`,
  resetQuestion: 'Reset menu and footer?',
  resetHint:
    'The standard menu comes back, and the site shows all its sections. You can restore your choices from the trash for 30 days.',
}

const arabic: NavigationWords = {
  tabs: {
    label: 'القوائم والتسميات',
    menu: 'القائمة والتذييل',
    names: 'التسميات',
    words: 'كلّ الكلمات',
  },
  fields: {
    posts_hidden: 'المدوّنة',
    business_hidden: 'الأعمال',
    products_hidden: 'المنتجات',
    menu: 'القائمة',
    footer: 'أعمدة التذييل',
    menu_button: 'زرّ في رأس الموقع',
    label: 'النصّ الظاهر',
  },
  sections: 'الأقسام في الموقع',
  sectionsHint:
    'يحتفظ القسم المخفي بكلّ ما فيه ويمكن تحريره هنا. أمّا روابطه فتُظهر للزوّار أنّ الصفحة غير موجودة.',
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
  standard: {
    menu: 'في القائمة الصفحة الرئيسية والأقسام.',
    footer: 'في التذييل روابط القائمة.',
  },
  back: { menu: 'العودة إلى القائمة الأصلية', footer: 'العودة إلى روابط القائمة' },
  own: 'تعديل القائمة',
  addLink: 'إضافة رابط',
  addGroup: 'إضافة مجموعة',
  addColumn: 'إضافة عمود',
  link: 'رابط',
  group: 'عنوان المجموعة',
  apply: 'تطبيق',
  labelHint: 'إن تُرك فارغًا ظهر اسم الوجهة.',
  noLabel: 'بلا نصّ',
  noButton: 'بلا زرّ',
  linksOf: (group) => `روابط «${isolated(group)}»`,
  linksIn: arabicCount({
    zero: 'لا روابط',
    one: 'رابط واحد',
    two: 'رابطان',
    few: '{n} روابط',
    many: '{n} رابطًا',
    other: '{n} رابط',
  }),
  notShownIn: (language) => `لا يظهر باللغة ${language}: لم يُكتب بها شيء بعد.`,
  movedTo: (name, position, total) => `نُقل «${isolated(name)}» إلى الموضع ${position} من ${total}`,
  drag: (name) => `نقل «${isolated(name)}»`,
  earlier: (name) => `نقل «${isolated(name)}» إلى أعلى`,
  later: (name) => `نقل «${isolated(name)}» إلى أسفل`,
  edit: (name) => `تعديل «${isolated(name)}»`,
  remove: (name) => `إزالة «${isolated(name)}»`,
  resetQuestion: 'هل تريد إعادة ضبط القائمة والتذييل؟',
  resetHint:
    'تعود القائمة الأصلية وتظهر أقسام الموقع كلّها. يمكن استعادة اختياراتك من سلّة المحذوفات خلال 30 يومًا.',
}

export const navigationWords = { en: english, ar: arabic }
