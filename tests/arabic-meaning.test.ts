import { expect, test } from 'vitest'
import { dashboardCatalogues } from './support/dashboard-catalogues.ts'
import { translate } from '../src/dashboard/app/locale/translate.ts'
import { messages } from '../src/domain/messages.ts'
import { siteCounts, siteWords } from '../src/domain/site-words/all-words.ts'

/** Arabic terms are without vowel marks, every alif bare. */
const glossary: [english: RegExp, arabic: RegExp][] = [
  // It is also told of a session that is over, when no one has typed anything.
  [/^unauthorized/, /انتهت/],
  [/\bits translation\b/, /ترجم/],
  [/up to date/, /محد/],
  [/no text/, /لا نص/],
  [/password/, /مرور/],
  [/prepare/, /تجهيز|جهز/],
  [/e-?mail/, /بريد/],
  [/test mail/, /تجريبي/],
  [/\brepl(y|ies)\b|has answered/, /رد/],
  [/already in the list/, /القائمة/],
  [/10 addresses/, /10 عناوين/],
  [/recipient/, /متلق/],
  [/\barticles?\b(?! found)/, /مقال|محتوى/],
  [/no longer on the site/, /لم يعد/],
  [/nothing to take back/, /للتراجع/],
  [/not complete yet/, /لم تكتمل/],
  [/looked at/, /تمت (ال)?مراجعة/],
  [/no articles found/, /لا توجد|لم/],
  [/\bcards?\b/, /بطاق/],
  [/gallery/, /معرض/],
  [/\bevents?\b/, /فعالي/],
  [/(?<!phone )\bnumber is\b/, /عدد/],
  [/\bthe day\b/, /يوم/],
  [/can be joined/, /ربط/],
  [/10 mb/, /10 ميغابايت/],
  [/32 mb/, /32 ميغابايت/],
  [/\bpdf\b/, /pdf/i],
  [/attached/, /ارفاق|مرفق/],
  [/\blanguages?\b/, /لغ/],
  [/\bdeleted?\b|deleting/, /حذف|محذوف/],
  [/\bsav(e|ed|ing)\b/, /حفظ|محفوظ/],
  [/phone/, /هاتف|هواتف/],
  [/youtube/, /يوتيوب/],
  [/whatsapp/, /واتساب/],
  [/\b(pictures?|images?)\b/, /صور/],
  [/\bvideos?\b/, /فيديو/],
  [/\blinks?\b/, /رابط|روابط/],
  [/\bpreview links?\b/, /معاينة/],
  [/\bno longer works\b/, /لم يعد/],
  [/\broles?\b/, /دور/],
  [/authenticator/, /مصادقة/],
  [/has been used/, /استخد/],
  [/access keys?/, /مفتاح|مفاتيح/],
  [/\bend one\b/, /انه احدها/],
  [/\bdays\b/, /يوم|ايام/],
  [/\busers?\b/, /مستخدم|مدير|محرر/],
  [/administrator/, /مدير/],
  [/inactive/, /غير (ال)?نشط/],
  [/permission/, /صلاحية/],
  [/partner/, /شرك|شريك/],
  [/search(?! and sharing)/, /بحث/],
  [/search and sharing/, /الظهور والمشاركة/],
  [/cancel/, /الغاء|الغي/],
  [/arabic/, /عربي/],
  [/english/, /انجليزي/],
  [/sign in|authentication/, /دخول/],
  [/copied/, /نسخ/],
  [/\berrors?\b|\bfailed\b|unexpected/, /خطا|تعذر|اخطاء/],
  [/\b(in)?valid\b/, /صحيح/],
  [/required/, /مطلوب|حاجة|يجب/],
  [/server/, /خادم|خوادم/],
  [/response/, /رد/],
  [/request/, /طلب|مطلوب/],
  [/\bfields?\b/, /حقل|حقول/],
  [/\bcodes?\b/, /رمز|رموز/],
  [/(?<!“)\bcontent\b/, /محتوى|محتواك|محتواه/],
  [/updated?\b|updating/, /حدث|تحديث|عدل|تعديل/],
  [/created?\b/, /انش[ئا]|انشاء|كتب/],
  [/successfully!/, /بنجاح/],
  [/\bfiles?\b/, /ملف/],
  [/second step/, /خطوة (ال)?ثانية/],
  [/too many/, /كثير|كبير/],
  [/too large/, /اكبر/],
  [/too long/, /اطول/],
  [/busy/, /مشغول/],
  [/current\b/, /حالي/],
  [/\bin use\b/, /مستعمل|مستخدم/],
  [/unknown/, /غير معروف/],
  [/does not exist/, /غير موجود/],
  [/allowed/, /مسموح/],
  [/found:/, /نعثر/],
  [/\bread\b/, /قراء|قرا|قرئ|قرؤ|مقروء/],
  [/no room/, /[يت]تسع/],
  [/leads nowhere/, /وجهة/],
  [/belong(?! together)/, /ليس من/],
  [/the old site does not/, /الموقع القديم/],
  [/someone else/, /شخص اخر/],
  [/no changes/, /لا تغييرات|لا توجد|لم يجر/],
  [/passwords must/, /يجب/],
  [/\bsent\b/, /[ايت]رسل|ارسال/],
  [/select an/, /اختر/],
  [/\bnumbers?\b/, /رقم|عدد|ارقام/],
  [/title/, /عنوان|عناوين/],
  [/pixels/, /بكسل/],
  [/published?\b/, /نشر|منشور/],
  [/match/, /طابق/],
  [/\bchanges\b/, /تغيير|تعديل|تغير|يغير/],
  [/reset\b/, /ضبط|حالته الاولى/],
  [/\b(character|characters)\b/, /محرف|حرف|حروف/],
  [/latitude/, /عرض/],
  [/\btype\b/, /نوع/],
  [/login|logged in/, /دخول|مفتوح/],
  [/not loaded/, /تحمل/],
  [/the errors/, /الاخطاء/],
  [/social/, /تواصل/],
  [/demo\b/, /تجريب/],
  [/data\b/, /بيانات/],
  [/highlighted/, /معلم/],
  [/account/, /حساب/],
  [/\bprevious\b/, /سابق/],
  [/\bnext\b(?! two)/, /تال|اقرا/],
  [/\bload(ing)? more/, /تحميل المزيد/],
  [/\bclose\b/, /اغلاق/],
  [/\bmenu\b/, /قائمة|قوائم/],
  [/\bdark\b/, /داكن/],
  [/\blight\b/, /فاتح/],
  [/\bfooter\b/, /تذييل/],
  [/\bphone\b/, /هاتف/],
  [/\bmap\b/, /خريط|خرائط/],
  [/\bmoved?\b/, /نقل|تحريك|تنتقل|تقديم|تاخير/],
  [/\badd\b/, /اضاف|اضف/],
  [/\bedit(ed)?\b/, /تعديل|تحرير|عدل/],
  [/\bremove\b/, /ازال|حذف/],
  [/\bempty\b/, /فارغ|افراغ|افرغ/],
  [/\bundo\b/, /تراجع/],
  [/\bprice\b/, /سعر/],
  [/\bpasskeys?\b/, /مفتاح|مفاتيح/],
  [/\bat most 20 passkeys\b/, /20 مفتاح/],
  [/\bhttps\b/, /https/],
  [/\bhours\b/, /ساع/],
  [/must end after/, /تنتهي/],
  [/must begin after/, /تبدا/],
  [/\bthe date is\b/, /موعد/],
  [/\btopics?\b/, /موضوع|مواضيع/],
  [/time zone/, /(المنطقة|المناطق|منطقتها) الزمنية|منطقة زمنية/],
  [/two years/, /سنتين/],
  [/enter a time/, /وقت/],
  [/\byear\b/, /سنة/],
  [/\bcolour\b/, /لون/],
  [/\btable\b/, /جدول/],
  [/\bpages?\b(?! +\/)/, /صفح/],
  [/\bblocks?\b/, /مقط|مقاطع/],
  [/at most 500/, /500.*على الاكثر/],
  [/\bonly once\b/, /مرة/],
  [/\bbackups?\b/, /احتياط/],
  [/\boffline\b|\bconnection\b/, /متصل|اتصال/],
  [/\bour side\b/, /لدينا/],
  [/^try again$/, /اعادة/],
  [/\bhome page\b/, /رئيسية/],
  [/\bdashboard\b/, /لوحة/],
  [/\blatest\b/, /احدث/],
  [/\bchoose a post\b/, /اختيار/],
  [/\bcontact us\b/, /تواصل/],
  [/\babout us\b/, /نحن/],
  [/\bwhat we do\b/, /عملنا/],
  [/\bwhat we offer\b/, /نقدم/],
  [/\bfewer words\b/, /بكلمات/],
  [/\b1970\b/, /1970/],
  [/\bframe\b/, /اطار/],
  [/fewer texts/, /اقل/],
  [/after the export/, /التصدير/],
  [/missing or was added/, /ناقص/],
  [/text is not known/, /غير معروف/],
  [/not finished/, /يكتمل/],
  [/user is not known/, /غير معروف/],
  [/notes/, /ملاحظات/],
  [/another text of it/, /نص اخر/],
  [/25 mb/, /25/],
  [/10 mb/, /10/],
  [/broken or protected/, /تالف/],
  [/\battached\b/, /ارفاق/],
  [/in the library/, /المكتبة/],
  [/macros/, /ماكرو/],
  [/one language/, /واحدة/],
  [/\bforms?\b/, /نموذج|نماذج|استمار/],
  [/at most 50/, /50/],
  [/at most 30/, /30/],
  [/already does this/, /المهمة/],
  [/kind of field/, /نوع/],
  [/these answers/, /الاجابات/],
  [/\bconsent\b/, /موافق/],
  [/(enter|choose) a date/, /تاريخ/],
  [/after today/, /بعد/],
  [/before today/, /قبل/],
  [/whole number/, /صحيح/],
  [/out of range/, /المجال/],
  [/once more/, /مرة اخرى/],
  [/at this step/, /الخطوة/],
  [/this part/, /الجزء/],
  [/on the disk/, /القرص/],
  [/of no kind/, /النوع/],
  [/of this move/, /لم تعد/],
  [/zip file holds/, /المضغوط/],
]

const alike = [
  ['Internal Server Error: Please try again later.', 'Server error: Please try again later.'],
  ['An unexpected error occurred. Please try again.', 'An error occurred'],
  ['Please enter a valid email address', 'Invalid email address'],
  ['No changes were made', 'No changes detected.'],
  ['This address is already in use.', 'This address is already in use: {name}.'],
]

type Pair = { place: string; english: string; arabic: string }

const catalogue = [
  ...dashboardCatalogues.flatMap(({ en, ar }) => pairsOf(en, ar)),
  ...pairsOf(siteWords.en, siteWords.ar),
  ...pairsOf(siteCounts.en, siteCounts.ar),
  ...Object.values(messages).map(pairOfMessage),
]

test('every Arabic sentence is about the same things as its English one', () => {
  expect(catalogue.length).toBeGreaterThan(500)
  expect(catalogue.filter(({ english, arabic }) => !meansTheSame(english, arabic))).toEqual([])
})

test('no two messages could be swapped unnoticed', () => {
  const pairs = Object.values(messages).map(pairOfMessage)
  const unnoticed = pairs.flatMap((one, index) =>
    pairs
      .slice(index + 1)
      .filter(
        (other) =>
          meansTheSame(one.english, other.arabic) && meansTheSame(other.english, one.arabic),
      )
      .map((other) => [one.english, other.english]),
  )
  expect(unnoticed).toEqual(alike)
})

function meansTheSame(english: string, arabic: string): boolean {
  const plain = arabic.replace(/[\u064B-\u0652]/g, '').replace(/[أإآ]/g, 'ا')
  const sentence = english.toLowerCase().replace(/\{\w+\}/g, '')
  return glossary.every(([said, meant]) => !said.test(sentence) || meant.test(plain))
}

function pairOfMessage(english: string): Pair {
  return { place: 'messages', english, arabic: translate('ar', english) }
}

/** Only fixed sentences are compared; those of a number or a name are formed otherwise. */
function pairsOf(english: unknown, arabic: unknown, place = ''): Pair[] {
  if (typeof english === 'string') return [{ place, english, arabic: String(arabic) }]
  if (typeof english !== 'object' || english === null) return []
  const translated = arabic as Record<string, unknown>
  return Object.entries(english).flatMap(([name, part]) =>
    pairsOf(part, translated[name], `${place} ${name}`),
  )
}
