import type { PageOutline, PageStatus, PageText } from '../../../domain/page.ts'
import { isolated } from '../../../ui/isolated.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

export type PageWords = {
  count: (count: number) => string
  add: string
  none: string
  noneHint: string
  nothingFound: string
  showAll: string
  failed: string
  filter: string
  all: string
  home: string
  untitled: string
  columns: Record<
    'title' | 'address' | 'languages' | 'state' | 'menus' | 'changed' | 'actions',
    string
  >
  states: Record<PageStatus, string>
  unlisted: string
  inMenus: string
  inNoMenu: string
  neverChanged: string
  editNamed: (title: string) => string
  deleteNamed: (title: string) => string
  viewOnSite: (title: string) => string
  /** How many links lead to what is about to be deleted. */
  links: (count: number) => string
  navigation: Record<'menu' | 'footer', string>
  button: (title: string) => string
  redirect: (path: string) => string
  search: string
  removalHint: string
  removed: string
  create: string
  edit: string
  editHome: string
  outline: string
  outlines: Record<PageOutline, { name: string; hint: string }>
  legal: string
  begin: string
  createHint: string
  fields: Record<
    PageText | 'order' | 'block' | 'status' | 'listed' | 'image' | 'image_focus',
    string
  >
  slugHint: string
  oldAddress: string
  visibility: string
  visible: string
  hidden: string
  visibleHint: Record<PageStatus, string>
  found: string
  foundHint: string
  blocks: (count: number) => string
  isListed: string
  isUnlisted: string
  parts: string
  form: string
  preview: string
  notShown: (language: string) => string
  firstOrder: string
  firstOrderQuestion: string
  firstOrderHint: string
  firstOrderConfirm: string
}

const english: PageWords = {
  count: englishCount({ one: '{n} page', other: '{n} pages' }),
  add: 'Add page',
  none: 'No pages yet',
  noneHint: 'Add a page about your company, your team or frequent questions.',
  nothingFound: 'No matches.',
  showAll: 'Show all',
  failed: 'The pages could not be loaded.',
  filter: 'Show',
  all: 'All',
  home: 'Home page',
  untitled: 'Untitled',
  columns: {
    title: 'Title',
    address: 'Link',
    languages: 'Languages',
    state: 'State',
    menus: 'Menus',
    changed: 'Last change',
    actions: 'Actions',
  },
  states: { published: 'Published', pending: 'Hidden' },
  unlisted: 'Not in search engines',
  inMenus: 'In a menu',
  inNoMenu: 'In no menu',
  neverChanged: 'Not changed yet',
  editNamed: (title) => `Edit “${isolated(title)}”`,
  deleteNamed: (title) => `Delete “${isolated(title)}”`,
  viewOnSite: (title) => `View “${isolated(title)}” on the site`,
  links: englishCount({ one: '{n} link leads to it.', other: '{n} links lead to it.' }),
  navigation: { menu: 'An entry of the menu', footer: 'An entry of the footer' },
  button: (title) => `A button of the page “${isolated(title)}”`,
  redirect: (path) => `The redirect from ${isolated(path)}`,
  search: 'Search pages',
  removalHint:
    'It is removed from the site at once. You can restore it from the trash for 30 days.',
  removed: 'Page moved to the trash.',
  create: 'New page',
  edit: 'Edit page',
  editHome: 'Edit the home page',
  outline: 'Begin with',
  outlines: {
    blank: { name: 'Blank page', hint: 'Without any blocks' },
    about: { name: 'About us', hint: 'Who you are, with figures and an image' },
    people: { name: 'People', hint: 'Who works with you' },
    questions: { name: 'Questions', hint: 'Frequent questions and their answers' },
    careers: { name: 'Careers', hint: 'Why and how to work with you' },
    privacy: { name: 'Privacy', hint: 'What this site stores about its visitors' },
    terms: { name: 'Terms', hint: 'The terms on which you work' },
  },
  legal: 'This is an outline, not legal advice.',
  begin: 'Create page',
  createHint: 'It stays hidden until you make it visible.',
  fields: {
    title: 'Title',
    slug: 'Link',
    lead: 'Introduction',
    meta_title: 'Title in results',
    meta_description: 'Description',
    order: 'Order of the blocks',
    block: 'Block',
    status: 'Visible to visitors',
    listed: 'Search engines',
    image: 'Image',
    image_focus: 'Focal point of the image',
  },
  slugHint: 'Leave it blank to make it from the title.',
  oldAddress: 'The old address will lead here.',
  visibility: 'Visibility',
  visible: 'Visible to visitors',
  hidden: 'Hide from search engines',
  visibleHint: {
    published: 'Visitors see it in each language in which it has a title.',
    pending: 'Only you and your colleagues see it.',
  },
  found: 'Search and sharing',
  foundHint: 'Leave them blank to show the title and the introduction.',
  blocks: englishCount({ one: '{n} block', other: '{n} blocks' }),
  isListed: 'Offered to search engines',
  isUnlisted: 'Hidden from search engines',
  parts: 'Form or preview',
  form: 'Form',
  preview: 'Preview',
  notShown: (language) => `Visitors do not see it in ${language} until it has a title.`,
  firstOrder: 'Back to the original order',
  firstOrderQuestion: 'Go back to the original order?',
  firstOrderHint:
    'The six parts of the home page return to their original order. Blocks you added are removed; you can restore them from the trash for 30 days. Unsaved changes on this page are lost.',
  firstOrderConfirm: 'Go back',
}

const arabic: PageWords = {
  count: arabicCount({
    zero: 'لا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: '{n} صفحات',
    many: '{n} صفحة',
    other: '{n} صفحة',
  }),
  add: 'إضافة صفحة',
  none: 'لا صفحات بعد',
  noneHint: 'أضف صفحة تعرّف بشركتك أو فريقك أو تجيب عن الأسئلة الشائعة.',
  nothingFound: 'لا نتائج مطابقة.',
  showAll: 'عرض الكلّ',
  failed: 'تعذّر تحميل الصفحات.',
  filter: 'عرض',
  all: 'الكلّ',
  home: 'الصفحة الرئيسية',
  untitled: 'بلا عنوان',
  columns: {
    title: 'العنوان',
    address: 'الرابط',
    languages: 'اللغات',
    state: 'الحالة',
    menus: 'القوائم',
    changed: 'آخر تعديل',
    actions: 'الإجراءات',
  },
  states: { published: 'منشورة', pending: 'مخفية' },
  unlisted: 'غير متاحة لمحرّكات البحث',
  inMenus: 'في القوائم',
  inNoMenu: 'ليست في أيّ قائمة',
  neverChanged: 'لم تُعدَّل بعد',
  editNamed: (title) => `تعديل «${isolated(title)}»`,
  deleteNamed: (title) => `حذف «${isolated(title)}»`,
  viewOnSite: (title) => `عرض «${isolated(title)}» في الموقع`,
  links: arabicCount({
    zero: 'لا روابط تؤدّي إليها.',
    one: 'يؤدّي إليها رابط واحد.',
    two: 'يؤدّي إليها رابطان.',
    few: 'تؤدّي إليها {n} روابط.',
    many: 'يؤدّي إليها {n} رابطًا.',
    other: 'يؤدّي إليها {n} رابط.',
  }),
  navigation: { menu: 'رابط في القائمة', footer: 'رابط في التذييل' },
  button: (title) => `زرّ في صفحة «${isolated(title)}»`,
  redirect: (path) => `تحويل من الرابط ${isolated(path)}`,
  search: 'البحث في الصفحات',
  removalHint: 'تختفي من الموقع فورًا، ويمكن استعادتها من سلّة المحذوفات خلال 30 يومًا.',
  removed: 'نُقلت الصفحة إلى سلّة المحذوفات.',
  create: 'صفحة جديدة',
  edit: 'تعديل الصفحة',
  editHome: 'تعديل الصفحة الرئيسية',
  outline: 'القالب',
  outlines: {
    blank: { name: 'صفحة فارغة', hint: 'بلا مقاطع' },
    about: { name: 'من نحن', hint: 'تعريف بالمؤسّسة مع أرقام وصورة' },
    people: { name: 'فريقنا', hint: 'فريق العمل بالأسماء والصور' },
    questions: { name: 'أسئلة شائعة', hint: 'أسئلة الزوّار وأجوبتها' },
    careers: { name: 'الوظائف', hint: 'أسباب الانضمام وطريقة التقدّم' },
    privacy: { name: 'الخصوصية', hint: 'البيانات التي يحفظها الموقع عن الزوّار' },
    terms: { name: 'الشروط', hint: 'شروط التعامل مع المؤسّسة' },
  },
  legal: 'هذا قالب عامّ، وليس استشارة قانونية.',
  begin: 'إنشاء الصفحة',
  createHint: 'تبقى مخفية إلى أن تجعلها ظاهرة.',
  fields: {
    title: 'العنوان',
    slug: 'الرابط',
    lead: 'المقدّمة',
    meta_title: 'العنوان في النتائج',
    meta_description: 'الوصف',
    order: 'ترتيب المقاطع',
    block: 'مقطع',
    status: 'الظهور للزوّار',
    listed: 'محرّكات البحث',
    image: 'الصورة',
    image_focus: 'نقطة التركيز في الصورة',
  },
  slugHint: 'إن تُرك فارغًا أُخذ من العنوان.',
  oldAddress: 'سيُحوَّل الرابط القديم إلى هنا.',
  visibility: 'الظهور',
  visible: 'ظاهرة للزوّار',
  hidden: 'إخفاء عن محرّكات البحث',
  visibleHint: {
    published: 'يراها الزوّار بكلّ لغة لها فيها عنوان.',
    pending: 'لا يراها غيرك وغير زملائك.',
  },
  found: 'الظهور والمشاركة',
  foundHint: 'إن تُركا فارغين ظهر عنوان الصفحة ومقدّمتها.',
  blocks: arabicCount({
    zero: 'لا مقاطع',
    one: 'مقطع واحد',
    two: 'مقطعان',
    few: '{n} مقاطع',
    many: '{n} مقطعًا',
    other: '{n} مقطع',
  }),
  isListed: 'متاحة لمحرّكات البحث',
  isUnlisted: 'مخفية عن محرّكات البحث',
  parts: 'النموذج أو المعاينة',
  form: 'النموذج',
  preview: 'المعاينة',
  notShown: (language) => `لا يجدها الزوّار باللغة ${language} ما دامت بلا عنوان.`,
  firstOrder: 'العودة إلى الترتيب الأصلي',
  firstOrderQuestion: 'هل تريد العودة إلى الترتيب الأصلي؟',
  firstOrderHint:
    'تعود أقسام الصفحة الرئيسية الستة إلى ترتيبها الأصلي، وتُحذف المقاطع التي أضفتها، ويمكن استعادتها من سلّة المحذوفات خلال 30 يومًا. وتضيع التغييرات غير المحفوظة في هذه الصفحة.',
  firstOrderConfirm: 'عودة',
}

export const pageWords = { en: english, ar: arabic }
