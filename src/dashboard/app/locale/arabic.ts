import { arabicMessages } from './arabic-messages.ts'
import { arabicCount } from './plural.ts'
import { articlesArabic } from '../../pages/articles/words.ts'
import { bannerArabic } from '../../pages/banner/words.ts'
import { identityArabic } from '../../pages/identity/words.ts'
import { partnersArabic } from '../../pages/partners/words.ts'
import { fieldsArabic } from '../../editor/words.ts'
import { contactArabic } from '../../pages/contact/words.ts'
import { savingArabic } from '../../editor/document/words.ts'
import { accountArabic } from '../../pages/account/words.ts'
import { languagesArabic } from '../../pages/languages/words.ts'
import { passwordsArabic } from '../../kit/passwords/words.ts'
import { usersArabic } from '../../pages/users/words.ts'
import { inboxArabic } from '../../pages/inbox/words.ts'
import { messagesArabic } from '../../kit/toasts/words.ts'
import { paletteArabic } from '../../layout/palette/words.ts'
import { selectingArabic } from '../../kit/selection/words.ts'
import { shellArabic } from '../shell/words.ts'
import { startArabic } from '../../pages/banner/start-words.ts'
import { trashArabic } from '../../pages/trash/words.ts'
import { signInArabic } from '../../pages/sign-in/words.ts'
import type { Words } from './words.ts'
import { isolated } from '../../../ui/isolated.ts'

const letters = arabicCount({
  zero: 'لا حروف',
  one: 'حرف واحد',
  two: 'حرفين',
  few: '{n} حروف',
  many: '{n} حرفًا',
  other: '{n} حرف',
})

export const arabic: Words = {
  product: 'واجهة',
  saving: savingArabic,
  contact: contactArabic,
  fields: fieldsArabic,
  identity: identityArabic,
  partners: partnersArabic,
  articles: articlesArabic,
  banner: bannerArabic,
  messages: arabicMessages,
  errorPrefix: 'خطأ: ',
  theme: { label: 'المظهر', system: 'كما في الجهاز', light: 'فاتح', dark: 'داكن' },
  roles: { admin: 'مدير', editor: 'محرّر' },
  actions: {
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    reset: 'إعادة ضبط',
    cancel: 'إلغاء',
    close: 'إغلاق',
    delete: 'حذف',
    empty: 'إفراغ',
    edit: 'تعديل',
    undo: 'تراجع',
    retry: 'إعادة المحاولة',
    discard: 'تجاهل',
    stay: 'بقاء',
    leave: 'مغادرة',
  },
  shell: shellArabic,
  start: startArabic,
  messageRegion: messagesArabic,
  palette: paletteArabic,
  inbox: inboxArabic,
  trash: trashArabic,
  signIn: signInArabic,
  problem: {
    missing: 'هذه الصفحة غير موجودة',
    missingHint: 'ربّما في العنوان خطأ، أو حُذف ما كان هنا.',
    failed: 'تعذّر عرض هذه الصفحة',
    home: 'العودة إلى البداية',
  },
  sections: {
    posts: {
      list: 'مقالات المدونة',
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
  list: {
    addNew: 'إضافة جديد',
    count: arabicCount({
      zero: 'لا مقالات',
      one: 'مقال واحد',
      two: 'مقالان',
      few: '{n} مقالات',
      many: '{n} مقالًا',
      other: '{n} مقال',
    }),
    number: 'م',
    image: 'الصورة',
    title: 'العنوان',
    content: 'المحتوى',
    translations: 'الترجمات',
    created: 'تاريخ الإنشاء',
    actions: 'الإجراءات',
    untitled: 'بلا عنوان',
    editNamed: (title) => `تعديل «${isolated(title)}»`,
    deleteNamed: (title) => `حذف «${isolated(title)}»`,
  },
  pager: {
    label: 'الصفحات',
    // Without the mark the hyphen joins both numbers to one that runs from left to right.
    range: (from, to, total) => `${from}\u200F-${to} من ${total}`,
    page: (page, last) => `${page} / ${last}`,
    previous: 'السابق',
    next: 'التالي',
  },
  removal: {
    question: (title) => `حذف «${isolated(title)}»؟`,
    emptyHint: (language) =>
      `يمحو «إفراغ» العنوان والمحتوى باللغة ${language} وحدها، ويبقى المقال في اللغات الأخرى.`,
  },
  completeness: { complete: 'مكتملة', partial: 'ناقصة', missing: 'غير موجودة' },
  form: {
    languages: 'اللغات',
    unsaved: 'تغييرات غير محفوظة',
    resetQuestion: 'إعادة ضبط النموذج؟',
    resetHint: 'تُمحى كلّ حقول النموذج بكلّ اللغات، ولا يتغيّر شيء في الموقع قبل الحفظ.',
    discardQuestion: 'تجاهل التغييرات؟',
    discardHint: 'يعود النموذج إلى آخر ما حُفظ.',
    leaveQuestion: 'أتغادر من دون حفظ؟',
    leaveHint: 'لم تُحفظ تغييراتك في هذه الصفحة بعد.',
    redirecting: 'العودة إلى القائمة بعد لحظة…',
    title: 'العنوان',
    content: 'المحتوى',
    placeholder: 'اكتب هنا…',
    words: arabicCount({
      zero: 'لا كلمات',
      one: 'كلمة واحدة',
      two: 'كلمتان',
      few: '{n} كلمات',
      many: '{n} كلمة',
      other: '{n} كلمة',
    }),
    characters: (used, limit) => `${used} من ${letters(limit)}`,
    clear: (field, language) => `مسح ${field}، ${language}`,
    restore: (field, language) => `استعادة ${field}، ${language}`,
    copy: (field, from, to) => `نسخ ${field} من ${from} إلى ${to}`,
    unlock: (field, language) => `تعديل ${field}، ${language}`,
    expand: (field, language) => `${field} في اللغات الأخرى غير ${language}`,
    otherLanguages: 'اللغات الأخرى',
    dropOn: (place) => `إفلات الصور في «${place}»`,
    nameIn: (field, language) => `${field}، ${language}`,
  },
  editor: {
    toolbar: (language) => `التنسيق، ${language}`,
    bold: 'غامق',
    italic: 'مائل',
    underline: 'تسطير',
    bullets: 'قائمة نقطية',
    numbers: 'قائمة مرقّمة',
    strike: 'يتوسّطه خط',
    style: 'نمط الفقرة',
    styles: { paragraph: 'نصّ', heading: 'عنوان', subheading: 'عنوان فرعي', quote: 'اقتباس' },
    clearFormatting: 'إزالة التنسيق',
    colour: 'لون النص',
    noColour: 'بلا لون',
    colours: {
      '#000000': 'أسود',
      '#FF0000': 'أحمر',
      '#00FF00': 'أخضر',
      '#0000FF': 'أزرق',
      '#FFFF00': 'أصفر',
      '#FF00FF': 'أرجواني',
      '#00FFFF': 'سماوي',
    },
    link: 'رابط',
    linkAddress: 'عنوان الرابط',
    linkInvalid: 'أدخل عنوانًا مثل https://example.com أو بريدًا إلكترونيًا أو رقم هاتف.',
    applyLink: 'تثبيت الرابط',
    removeLink: 'إزالة الرابط',
    undo: 'تراجع',
    redo: 'إعادة',
  },
  cover: {
    title: 'صورة الغلاف',
    choose: 'اختيار صورة',
    replace: 'استبدال',
    remove: 'إزالة الغلاف',
    undo: 'إبقاء الغلاف المحفوظ',
    hint: 'أو أفلتها أو ألصقها هنا',
    alt: 'الغلاف',
    notSaved: 'لم تُحفظ بعد',
  },
  gallery: {
    title: 'المعرض',
    hint: 'تظهر في الموقع بهذا الترتيب، ويمكن إفلات الصور أو لصقها هنا.',
    addImages: 'إضافة صور',
    addVideo: 'إضافة فيديو',
    editVideo: 'تغيير الفيديو',
    videoAddress: 'رابط يوتيوب',
    add: 'إضافة',
    apply: 'تطبيق',
    image: (number) => `الصورة ${number}`,
    video: (number) => `الفيديو ${number}`,
    replace: (item) => `استبدال ${item}`,
    edit: (item) => `تغيير ${item}`,
    remove: (item) => `إزالة ${item}`,
    undoRemoval: (item) => `إبقاء ${item}`,
    earlier: (item) => `تقديم ${item}`,
    later: (item) => `تأخير ${item}`,
    drag: (item) => `سحب ${item}`,
    movedTo: (item, place, total) => `${item}: المكان ${place} من ${total}`,
    titlesOf: (item) => `عناوين ${item}`,
    titlesHint: 'تظهر تحته في الموقع، وتُقرأ لمن لا يراه.',
    itemTitle: 'العنوان',
    notSaved: 'لم يُحفظ بعد',
    removed: 'سيُزال',
    full: 'لا تتّسع عملية حفظ واحدة للمزيد. احفظ أولًا ثم أضف الباقي.',
  },
  languages: languagesArabic,
  selecting: selectingArabic,
  users: usersArabic,
  passwords: passwordsArabic,
  account: accountArabic,
}
