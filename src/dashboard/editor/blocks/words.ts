import type { BlockKind, blockTexts } from '../../../domain/block.ts'
import { isolated } from '../../../ui/isolated.ts'

type Texts = (typeof blockTexts)[BlockKind]
type NamesOf<Fields> = Fields extends unknown ? Extract<keyof Fields, string> : never
/** Every text a block or one of its items can have. */
export type BlockField = NamesOf<Texts['texts']> | NamesOf<Texts['itemTexts']>

export type BlockWords = {
  title: string
  kinds: Record<BlockKind, { name: string; hint: string }>
  fields: Record<BlockField, string>
  none: string
  add: string
  chooseKind: string
  full: string
  /** Of the block in a list: «Text 2». */
  numbered: (kind: string, number: number) => string
  blankIn: (language: string) => string
  remove: string
  removed: string
  itemRemoved: string
  addBefore: (block: string) => string
  items: Record<'gallery' | 'facts' | 'questions' | 'people', { one: string; add: string }>
  removeItem: (item: string) => string
  addVideo: string
  width: string
  widths: Record<'text' | 'wide' | 'full', string>
  side: string
  sides: Record<'start' | 'end', string>
  ground: string
  grounds: Record<'tint' | 'deep', string>
  section: string
  count: string
  video: string
  phone: string
  email: string
  picture: string
  portrait: string
  pictures: { choose: string; replace: string; remove: string; none: string }
  own: Record<'partners' | 'contact' | 'about' | 'posts' | 'business' | 'products', string>
  edit: (page: string) => string
}

const english: BlockWords = {
  title: 'Blocks',
  kinds: {
    text: { name: 'Text', hint: 'Paragraphs with headings, lists and links' },
    picture: { name: 'Image', hint: 'One image with a caption' },
    beside: { name: 'Image and text', hint: 'Side by side, with a button if you like' },
    gallery: { name: 'Gallery', hint: 'Several images and videos' },
    quote: { name: 'Quote', hint: 'What someone said, with name and portrait' },
    facts: { name: 'Figures', hint: 'Numbers that say a lot at a glance' },
    questions: { name: 'Questions', hint: 'Each opens to show its answer' },
    people: { name: 'People', hint: 'Who works here and how to reach them' },
    action: { name: 'Call to action', hint: 'A sentence and a button' },
    video: { name: 'Video', hint: 'One from YouTube' },
    articles: { name: 'Articles', hint: 'The newest of a section' },
    partners: { name: 'Partners', hint: 'The cards of the home page' },
    contact: { name: 'Contact', hint: 'Phones, map and the contact form' },
    about: { name: 'About us', hint: 'The text about the company' },
    posts: { name: 'From the blog', hint: 'The newest posts' },
    business: { name: 'Business', hint: 'The newest projects' },
    products: { name: 'Products', hint: 'The newest products' },
  },
  fields: {
    body: 'Text',
    caption: 'Caption',
    heading: 'Heading',
    button: 'Button',
    title: 'Title',
    words: 'Text',
    name: 'Name',
    role: 'Position',
    value: 'Figure',
    label: 'What it counts',
    question: 'Question',
    answer: 'Answer',
    about: 'About this person',
    link: 'Link to all of them',
  },
  none: 'This page has no blocks yet.',
  add: 'Add block',
  chooseKind: 'Kinds of blocks',
  full: 'A page has at most 40 blocks.',
  numbered: (kind, number) => `${kind} (${number})`,
  blankIn: (language) => `Blank in ${language}, so not shown there`,
  remove: 'Remove block',
  removed: 'Block removed',
  itemRemoved: 'Removed',
  addBefore: (block) => `Add block before “${isolated(block)}”`,
  items: {
    gallery: { one: 'Image', add: 'Add images' },
    facts: { one: 'Figure', add: 'Add figure' },
    questions: { one: 'Question', add: 'Add question' },
    people: { one: 'Person', add: 'Add person' },
  },
  removeItem: (item) => `Remove ${isolated(item)}`,
  addVideo: 'Add video',
  width: 'Width',
  widths: { text: 'As wide as the text', wide: 'Wide', full: 'Full' },
  side: 'Position of the image',
  sides: { start: 'Before the text', end: 'After the text' },
  ground: 'Background',
  grounds: { tint: 'Light', deep: 'Dark' },
  section: 'Section',
  count: 'How many',
  video: 'YouTube link',
  phone: 'Phone number',
  email: 'Email',
  picture: 'Image',
  portrait: 'Portrait',
  pictures: {
    choose: 'Choose an image',
    replace: 'Replace',
    remove: 'Remove the image',
    none: 'This block is not shown until it has an image.',
  },
  own: {
    partners: 'Shows the partner cards. They are the same everywhere.',
    contact: 'Shows the contact details, and the form if it is on.',
    about: 'Shows the section “About us”.',
    posts: 'Shows the newest posts of the blog.',
    business: 'Shows the newest projects.',
    products: 'Shows the newest products.',
  },
  edit: (page) => `Edit “${isolated(page)}”`,
}

const arabic: BlockWords = {
  title: 'المقاطع',
  kinds: {
    text: { name: 'نصّ', hint: 'فقرات مع عناوين وقوائم وروابط' },
    picture: { name: 'صورة', hint: 'صورة واحدة مع تعليق' },
    beside: { name: 'صورة ونصّ', hint: 'جنبًا إلى جنب، مع زرّ عند الحاجة' },
    gallery: { name: 'معرض', hint: 'عدّة صور وفيديوهات' },
    quote: { name: 'اقتباس', hint: 'قول لأحد الأشخاص مع اسمه وصورته' },
    facts: { name: 'أرقام', hint: 'أرقام تقول الكثير بإيجاز' },
    questions: { name: 'أسئلة وأجوبة', hint: 'لكلّ سؤال جواب يُفتح عند الضغط' },
    people: { name: 'أشخاص', hint: 'فريق العمل وطرق التواصل معه' },
    action: { name: 'جملة وزرّ', hint: 'جملة تحثّ الزائر، وزرّ إلى الوجهة' },
    video: { name: 'فيديو', hint: 'فيديو واحد من يوتيوب' },
    articles: { name: 'أحدث المحتوى', hint: 'أحدث ما نُشر في أحد الأقسام' },
    partners: { name: 'الشركاء', hint: 'بطاقات الشركاء كما في الصفحة الرئيسية' },
    contact: { name: 'تواصل', hint: 'الهواتف والخريطة ونموذج المراسلة' },
    about: { name: 'من نحن', hint: 'النصّ التعريفي بالمؤسّسة' },
    posts: { name: 'من المدوّنة', hint: 'أحدث المقالات' },
    business: { name: 'الأعمال', hint: 'أحدث الأعمال' },
    products: { name: 'المنتجات', hint: 'أحدث المنتجات' },
  },
  fields: {
    body: 'النصّ',
    caption: 'التعليق',
    heading: 'العنوان',
    button: 'نصّ الزرّ',
    title: 'العنوان',
    words: 'النصّ',
    name: 'الاسم',
    role: 'الصفة',
    value: 'الرقم',
    label: 'دلالة الرقم',
    question: 'السؤال',
    answer: 'الجواب',
    about: 'نبذة عن الشخص',
    link: 'رابط عرض الكلّ',
  },
  none: 'لا مقاطع في هذه الصفحة بعد.',
  add: 'إضافة مقطع',
  chooseKind: 'أنواع المقاطع',
  full: 'في الصفحة 40 مقطعًا على الأكثر.',
  numbered: (kind, number) => `${kind} (${number})`,
  blankIn: (language) => `فارغ ${inLanguage(language)}، فلا يظهر في نسختها`,
  remove: 'إزالة المقطع',
  removed: 'أُزيل المقطع',
  itemRemoved: 'تمّت الإزالة',
  addBefore: (block) => `إضافة مقطع قبل «${isolated(block)}»`,
  items: {
    gallery: { one: 'صورة', add: 'إضافة صور' },
    facts: { one: 'رقم', add: 'إضافة رقم' },
    questions: { one: 'سؤال', add: 'إضافة سؤال' },
    people: { one: 'شخص', add: 'إضافة شخص' },
  },
  removeItem: (item) => `إزالة ${isolated(item)}`,
  addVideo: 'إضافة فيديو',
  width: 'العرض',
  widths: { text: 'بعرض النصّ', wide: 'واسعة', full: 'بعرض الصفحة' },
  side: 'موضع الصورة',
  sides: { start: 'قبل النصّ', end: 'بعد النصّ' },
  ground: 'الخلفية',
  grounds: { tint: 'فاتحة', deep: 'داكنة' },
  section: 'القسم',
  count: 'العدد',
  video: 'رابط يوتيوب',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  picture: 'الصورة',
  portrait: 'صورة الشخص',
  pictures: {
    choose: 'اختيار صورة',
    replace: 'استبدال',
    remove: 'إزالة الصورة',
    none: 'لا يظهر هذا المقطع ما دام بلا صورة.',
  },
  own: {
    partners: 'يعرض بطاقات الشركاء، وهي واحدة في كلّ الصفحات.',
    contact: 'يعرض بيانات التواصل، ونموذج المراسلة إن كان مفعَّلًا.',
    about: 'يعرض قسم «من نحن».',
    posts: 'يعرض أحدث مقالات المدوّنة.',
    business: 'يعرض أحدث الأعمال.',
    products: 'يعرض أحدث المنتجات.',
  },
  edit: (page) => `تعديل «${isolated(page)}»`,
}

export const blockWords = { en: english, ar: arabic }

/** Arabic names of languages join the preposition; others follow the word for language. */
function inLanguage(name: string): string {
  return name.startsWith('ال') ? `ب${name}` : `باللغة ${name}`
}
