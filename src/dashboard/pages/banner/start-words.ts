import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { FirstStep } from '../../../domain/sections/overview.ts'
import {
  type StartingPoint,
  startingPointNames as names,
} from '../../../domain/starting-point/starting-point.ts'

type StepWords = { title: string; hint: string; action: string }

export const startWords = catalogue({
  en: {
    title: 'First steps',
    introduction: 'Nine steps make this site yours.',
    progress: (done: number, total: number) => `${done} of ${total} done`,
    putAway: 'Hide the first steps',
    all: 'Show all steps',
    fewer: 'Show the next steps only',
    done: 'Done',
    steps: {
      kind: {
        title: 'Kind of organisation',
        hint: 'Get a look, names and first texts that suit it.',
        action: 'Choose',
      },
      identity: {
        title: 'Name and logo',
        hint: 'They appear on every page and in search results.',
        action: 'Set name and logo',
      },
      look: {
        title: 'Look',
        hint: 'Give the site your colour, typeface and banner.',
        action: 'Choose the look',
      },
      contact: {
        title: 'Contact',
        hint: 'Say how visitors reach you: by phone, by email or on the map.',
        action: 'Write contact details',
      },
      pages: {
        title: 'Pages',
        hint: 'Say in your own words what the templates ask for, then publish the pages.',
        action: 'Open the pages',
      },
      content: {
        title: 'Your own content',
        hint: 'Write the first article, then rewrite or delete the demo content.',
        action: 'Write an article',
      },
      password: {
        title: 'Password',
        hint: 'Replace the first password with one that only you know.',
        action: 'Change the password',
      },
      colleague: {
        title: 'A colleague',
        hint: 'Give everyone who works on the site an account.',
        action: 'Add a user',
      },
      secondFactor: {
        title: 'Two-step login',
        hint: 'Have administrators confirm who they are by an app or a passkey, too.',
        action: 'Set up the second step',
      },
    } satisfies Record<FirstStep, StepWords>,
    another: 'Choose another',
    empty: 'Delete demo content',
    kinds: {
      engineering: {
        name: names.engineering.en,
        hint: 'Projects, products and news, in the original look',
      },
      clinic: { name: names.clinic.en, hint: 'Specialties, check-ups, health advice' },
      school: { name: names.school.en, hint: 'Programmes, activities, news' },
      law: { name: names.law.en, hint: 'Practice areas and insights, without products' },
      factory: { name: names.factory.en, hint: 'Products, projects, dealers' },
      cooperative: { name: names.cooperative.en, hint: 'Produce, projects, members' },
    } satisfies Record<StartingPoint, { name: string; hint: string }>,
    kindHint: 'What you wrote stays; the demo content is moved to the trash.',
    begin: 'Begin',
    started: 'The site is set up. What was there before is in the trash.',
    emptyQuestion: 'Delete demo content?',
    emptyHint:
      'The demo articles, partners and texts are removed from the site at once. What you wrote or changed stays. You can restore everything from the trash for 30 days.',
    emptied: 'Demo content moved to the trash.',
  },
  ar: {
    title: 'الخطوات الأولى',
    introduction: 'تسع خطوات ليصبح الموقع موقعك.',
    progress: (done, total) => `أُنجز ${done} من ${total}`,
    putAway: 'إخفاء الخطوات الأولى',
    all: 'عرض الخطوات كلّها',
    fewer: 'عرض الخطوات التالية فقط',
    done: 'تمّ',
    steps: {
      kind: {
        title: 'ما طبيعة مؤسّستك؟',
        hint: 'تصميم وتسميات ونصوص أولى تناسبك.',
        action: 'اختيار',
      },
      identity: {
        title: 'الاسم والشعار',
        hint: 'يظهران في كلّ صفحة وفي نتائج البحث.',
        action: 'تحديد الاسم والشعار',
      },
      look: {
        title: 'التصميم',
        hint: 'امنح الموقع لونك وخطّك وقسمه الافتتاحي.',
        action: 'اختيار التصميم',
      },
      contact: {
        title: 'بيانات التواصل',
        hint: 'اكتب كيف يصل إليك الزوّار: بالهاتف أو بالبريد أو على الخريطة.',
        action: 'كتابة بيانات التواصل',
      },
      pages: {
        title: 'الصفحات',
        hint: 'اكتب بكلماتك ما تطلبه القوالب، ثم انشر الصفحات.',
        action: 'فتح الصفحات',
      },
      content: {
        title: 'محتواك',
        hint: 'اكتب أول مقال، وعدّل المحتوى التجريبي أو احذفه.',
        action: 'كتابة مقال',
      },
      password: {
        title: 'كلمة المرور',
        hint: 'اختر بدل الأولى كلمة مرور لا يعرفها غيرك.',
        action: 'تغيير كلمة المرور',
      },
      colleague: {
        title: 'حساب لزميل',
        hint: 'أنشئ حسابًا لكلّ من يعمل على الموقع.',
        action: 'إضافة مستخدم',
      },
      secondFactor: {
        title: 'الدخول بخطوتين',
        hint: 'ليؤكّد المديرون هويّتهم بتطبيق مصادقة أو بمفتاح مرور أيضًا.',
        action: 'تفعيل الخطوة الثانية',
      },
    },
    another: 'اختيار طبيعة أخرى',
    empty: 'حذف المحتوى التجريبي',
    kinds: {
      engineering: { name: names.engineering.ar, hint: 'أعمال ومنتجات وأخبار، بالتصميم الأصلي' },
      clinic: { name: names.clinic.ar, hint: 'تخصّصات وباقات فحص ونصائح صحية' },
      school: { name: names.school.ar, hint: 'برامج وأنشطة وأخبار' },
      law: { name: names.law.ar, hint: 'مجالات عمل ومقالات، من دون منتجات' },
      factory: { name: names.factory.ar, hint: 'منتجات ومشاريع ووكلاء' },
      cooperative: { name: names.cooperative.ar, hint: 'إنتاج ومشاريع وأعضاء' },
    },
    kindHint: 'يبقى ما كتبته، ويُنقل المحتوى التجريبي إلى سلّة المحذوفات.',
    begin: 'بدء الإعداد',
    started: 'أُعدّ الموقع، ونُقل ما كان فيه إلى سلّة المحذوفات.',
    emptyQuestion: 'هل تريد حذف المحتوى التجريبي؟',
    emptyHint:
      'تختفي المقالات والشركاء والنصوص التجريبية من الموقع فورًا، ويبقى ما كتبته أو غيّرته. ويمكن استعادة كلّ شيء من سلّة المحذوفات خلال 30 يومًا.',
    emptied: 'نُقل المحتوى التجريبي إلى سلّة المحذوفات.',
  },
})

export type StartWords = (typeof startWords)['en']
