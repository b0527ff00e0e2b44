import type { SeoSetting } from '../../../domain/seo.ts'
import { isolated } from '../../../ui/isolated.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

type Count = (count: number) => string

export type SeoWords = {
  tabs: { titles: string; redirects: string; missing: string; settings: string }
  titles: { introduction: string }
  fields: Record<SeoSetting, string>
  settings: {
    addresses: string
    addressesHint: string
    visibility: string
    notYetHint: string
    proofs: string
    proofsHint: string
    resetQuestion: string
    resetHint: string
  }
  redirects: {
    introduction: string
    count: Count
    add: string
    pasteList: string
    nothing: string
    nothingHint: string
    oldAddress: string
    oldAddressHint: string
    leadsTo: string
    /** The choice of an address of this site. */
    written: string
    path: string
    pathHint: string
    uses: string
    followed: Count
    automatic: string
    deleteNamed: (path: string) => string
    removed: string
    failed: string
  }
  list: {
    title: string
    label: string
    hint: string
    submit: string
    wrong: Count
    line: (line: number, reason: string) => string
    added: Count
  }
  missing: {
    introduction: string
    count: Count
    nothing: string
    nothingHint: string
    address: string
    asked: string
    askedFor: Count
    from: string
    last: string
    unknown: string
    redirect: string
    redirectNamed: (path: string) => string
    dismiss: string
    dismissNamed: (path: string) => string
    dismissAll: string
    dismissAllQuestion: string
    dismissAllHint: string
    failed: string
  }
  actions: string
}

const english: SeoWords = {
  tabs: {
    titles: 'Titles',
    redirects: 'Redirects',
    missing: 'Missing pages',
    settings: 'Settings',
  },
  titles: {
    introduction:
      'What search engines and shared links say about the home page. Articles have the same fields in their editors. If a field is blank, results show what you see in it.',
  },
  fields: {
    readable_addresses: 'Readable addresses',
    not_yet: 'Not yet for search engines',
    google_proof: 'Google',
    bing_proof: 'Bing',
  },
  settings: {
    addresses: 'Addresses of articles',
    addressesHint: `An address ends in the words of its title, such as ${isolated('/blog/7-how-much-water')}. Earlier addresses lead there.`,
    visibility: 'Visibility',
    notYetHint:
      'Every page asks search engines not to list it, and the sitemap is empty. Visitors see the site as usual.',
    proofs: 'Proof of ownership',
    proofsHint:
      'Before a search engine shows you how your site does in its results, it asks for a tag in your pages. Enter the code from the tag’s “content”.',
    resetQuestion: 'Reset search and sharing?',
    resetHint:
      'The home page gets its original title and description back, and search engines may list the site. Redirects stay. You can restore your choices from the trash for 30 days.',
  },
  redirects: {
    introduction:
      'A redirect leads visitors and search engines from an old address to where its content is now.',
    count: englishCount({ one: '{n} redirect', other: '{n} redirects' }),
    add: 'Add redirect',
    pasteList: 'Paste a list',
    nothing: 'No redirects yet',
    nothingHint: 'If your old site had other addresses, redirect them to pages of this one.',
    oldAddress: 'Old address',
    oldAddressHint: `Without the domain, such as ${isolated('/about-us.html')}`,
    leadsTo: 'Leads to',
    written: 'An address of this site',
    path: 'Address of the page',
    pathHint: `Without the domain, such as ${isolated('/products/12')}`,
    uses: 'Followed',
    followed: englishCount({ one: 'Once', other: '{n} times' }),
    automatic: 'Added when the address changed',
    deleteNamed: (path) => `Delete “${isolated(path)}”`,
    removed: 'Redirect moved to the trash.',
    failed: 'The redirects could not be loaded',
  },
  list: {
    title: 'Paste a list',
    label: 'Old and new addresses',
    hint: 'One redirect per line: the old address, a space, the new one. Up to 500 lines.',
    submit: 'Add redirects',
    wrong: englishCount({
      one: 'One line has an error. Nothing was saved.',
      other: '{n} lines have errors. Nothing was saved.',
    }),
    line: (line, reason) => `Line ${line}: ${reason}`,
    added: englishCount({ one: '{n} redirect added.', other: '{n} redirects added.' }),
  },
  missing: {
    introduction:
      'Addresses without a page that visitors asked for. Requests from robots and scanners are left out.',
    count: englishCount({ one: '{n} address', other: '{n} addresses' }),
    nothing: 'Nothing is missing.',
    nothingHint: 'Addresses appear here when visitors ask for a page that does not exist.',
    address: 'Address',
    asked: 'Asked for',
    askedFor: englishCount({ one: 'Once', other: '{n} times' }),
    from: 'From',
    last: 'Last time',
    unknown: 'Direct or unknown',
    redirect: 'Redirect',
    redirectNamed: (path) => `Redirect “${isolated(path)}”`,
    dismiss: 'Dismiss',
    dismissNamed: (path) => `Dismiss “${isolated(path)}”`,
    dismissAll: 'Dismiss all',
    dismissAllQuestion: 'Dismiss all addresses?',
    dismissAllHint: 'The list is emptied. An address is listed again once a visitor asks for it.',
    failed: 'The addresses could not be loaded',
  },
  actions: 'Actions',
}

const arabic: SeoWords = {
  tabs: {
    titles: 'العناوين',
    redirects: 'التحويلات',
    missing: 'صفحات غير موجودة',
    settings: 'الإعدادات',
  },
  titles: {
    introduction:
      'هكذا تظهر الصفحة الرئيسية في محرّكات البحث وعند مشاركة رابطها. وللمقالات الحقول نفسها في صفحات تحريرها. إن تُرك حقل فارغًا ظهر في النتائج ما تراه فيه.',
  },
  fields: {
    readable_addresses: 'روابط سهلة القراءة',
    not_yet: 'غير متاح لمحرّكات البحث بعد',
    google_proof: 'غوغل',
    bing_proof: 'بينغ',
  },
  settings: {
    addresses: 'روابط المقالات',
    addressesHint: `ينتهي الرابط بكلمات العنوان، مثل ${isolated('/blog/7-how-much-water')}. وتُحوَّل إليه الروابط السابقة.`,
    visibility: 'الظهور',
    notYetHint:
      'تطلب كلّ صفحة من محرّكات البحث ألّا تُدرجها، وتبقى خريطة الموقع فارغة. ويرى الزوّار الموقع كالمعتاد.',
    proofs: 'إثبات الملكية',
    proofsHint:
      'قبل أن يعرض عليك محرّك البحث أداء موقعك في نتائجه، يطلب منك وضع وسم في صفحاته. أدخل الرمز المكتوب في خاصّية «content» من ذلك الوسم.',
    resetQuestion: 'هل تريد إعادة ضبط الظهور والمشاركة؟',
    resetHint:
      'تستعيد الصفحة الرئيسية عنوانها ووصفها الأصليين، ويُتاح الموقع لمحرّكات البحث. وتبقى التحويلات. يمكن استعادة اختياراتك من سلّة المحذوفات خلال 30 يومًا.',
  },
  redirects: {
    introduction: 'ينقل التحويل الزوّار ومحرّكات البحث من رابط قديم إلى الرابط الحالي لمحتواه.',
    count: arabicCount({
      zero: 'لا تحويلات',
      one: 'تحويل واحد',
      two: 'تحويلان',
      few: '{n} تحويلات',
      many: '{n} تحويلًا',
      other: '{n} تحويل',
    }),
    add: 'إضافة تحويل',
    pasteList: 'لصق قائمة',
    nothing: 'لا تحويلات بعد',
    nothingHint: 'إن كانت لموقعك القديم روابط أخرى فحوّلها إلى صفحات هذا الموقع.',
    oldAddress: 'الرابط القديم',
    oldAddressHint: `من دون اسم النطاق، مثل ${isolated('/about-us.html')}`,
    leadsTo: 'الوجهة',
    written: 'رابط في هذا الموقع',
    path: 'رابط الصفحة',
    pathHint: `من دون اسم النطاق، مثل ${isolated('/products/12')}`,
    uses: 'الاستعمال',
    followed: arabicCount({
      zero: 'لم يُستعمل بعد',
      one: 'مرّة واحدة',
      two: 'مرّتان',
      few: '{n} مرّات',
      many: '{n} مرّة',
      other: '{n} مرّة',
    }),
    automatic: 'أُنشئ حين تغيّر الرابط',
    deleteNamed: (path) => `حذف «${isolated(path)}»`,
    removed: 'نُقل التحويل إلى سلّة المحذوفات.',
    failed: 'تعذّر تحميل التحويلات',
  },
  list: {
    title: 'لصق قائمة',
    label: 'الروابط القديمة والجديدة',
    hint: 'تحويل واحد في كلّ سطر: الرابط القديم، ثم مسافة، ثم الجديد. 500 سطر على الأكثر.',
    submit: 'إضافة التحويلات',
    wrong: arabicCount({
      zero: 'لا أخطاء.',
      one: 'في سطر واحد خطأ، ولم يُحفظ شيء.',
      two: 'في سطرين خطأ، ولم يُحفظ شيء.',
      few: 'في {n} أسطر خطأ، ولم يُحفظ شيء.',
      many: 'في {n} سطرًا خطأ، ولم يُحفظ شيء.',
      other: 'في {n} سطر خطأ، ولم يُحفظ شيء.',
    }),
    line: (line, reason) => `السطر ${line}: ${reason}`,
    added: arabicCount({
      zero: 'لم يُضَف أيّ تحويل.',
      one: 'أُضيف تحويل واحد.',
      two: 'أُضيف تحويلان.',
      few: 'أُضيفت {n} تحويلات.',
      many: 'أُضيف {n} تحويلًا.',
      other: 'أُضيف {n} تحويل.',
    }),
  },
  missing: {
    introduction: 'روابط طلبها الزوّار ولا صفحة لها، من دون ما تطلبه الروبوتات وبرامج الفحص.',
    count: arabicCount({
      zero: 'لا روابط',
      one: 'رابط واحد',
      two: 'رابطان',
      few: '{n} روابط',
      many: '{n} رابطًا',
      other: '{n} رابط',
    }),
    nothing: 'لا صفحات مفقودة.',
    nothingHint: 'تظهر هنا الروابط حين يطلب الزوّار صفحة غير موجودة.',
    address: 'الرابط',
    asked: 'الطلبات',
    askedFor: arabicCount({
      zero: 'لم يُطلب',
      one: 'مرّة واحدة',
      two: 'مرّتان',
      few: '{n} مرّات',
      many: '{n} مرّة',
      other: '{n} مرّة',
    }),
    from: 'المصدر',
    last: 'آخر مرّة',
    unknown: 'مباشر أو غير معروف',
    redirect: 'تحويل',
    redirectNamed: (path) => `تحويل «${isolated(path)}»`,
    dismiss: 'تجاهل',
    dismissNamed: (path) => `تجاهل «${isolated(path)}»`,
    dismissAll: 'تجاهل الكلّ',
    dismissAllQuestion: 'هل تريد تجاهل كلّ الروابط؟',
    dismissAllHint: 'تُفرَّغ القائمة، ويعود إليها كلّ رابط يطلبه زائر من جديد.',
    failed: 'تعذّر تحميل الروابط',
  },
  actions: 'الإجراءات',
}

export const seoWords = { en: english, ar: arabic }
