import type { Overview } from '../../../domain/overview.ts'
import type { StartingPoint } from '../../../domain/starting-point.ts'

export type StepName = keyof Overview['start']
type StepWords = { title: string; hint: string; action: string }

export type StartWords = {
  title: string
  introduction: (steps: number) => string
  progress: (done: number, total: number) => string
  putAway: string
  done: string
  steps: Record<StepName, StepWords>
  kinds: Record<StartingPoint, { name: string; hint: string }>
  kindHint: string
  begin: string
  started: string
  emptyQuestion: string
  emptyHint: string
  emptied: string
}

const english: StartWords = {
  title: 'First steps',
  introduction: (steps) => `${steps === 5 ? 'Five' : 'Four'} steps make this site yours.`,
  progress: (done, total) => `${done} of ${total} done`,
  putAway: 'Hide the first steps',
  done: 'Done',
  steps: {
    kind: {
      title: 'What are you?',
      hint: 'A look, names and first texts that suit you.',
      action: 'Choose',
    },
    identity: {
      title: 'Name and logo',
      hint: 'They appear on every page and in search results.',
      action: 'Set name and logo',
    },
    password: {
      title: 'Password',
      hint: 'Replace the first password with one that only you know.',
      action: 'Change the password',
    },
    demo: {
      title: 'Your own content',
      hint: 'Rewrite the demo content piece by piece, or delete all of it.',
      action: 'Delete demo content',
    },
    colleague: {
      title: 'A colleague',
      hint: 'Give everyone who works on the site an account.',
      action: 'Add a user',
    },
  },
  kinds: {
    clinic: { name: 'Clinic', hint: 'Specialties, check-ups, health advice' },
    school: { name: 'School', hint: 'Programmes, activities, news' },
    law: { name: 'Law firm', hint: 'Practice areas and insights, without products' },
    factory: { name: 'Factory or shop', hint: 'Products, projects, dealers' },
    cooperative: { name: 'Cooperative', hint: 'Produce, projects, members' },
  },
  kindHint: 'What you wrote stays; the demo goes to the trash.',
  begin: 'Begin',
  started: 'The site is set up. What was there is in the trash.',
  emptyQuestion: 'Delete demo content?',
  emptyHint:
    'The demo articles, partners and texts are removed from the site at once. What you wrote or changed stays. You can restore everything from the trash for 30 days.',
  emptied: 'Demo content moved to the trash.',
}

const arabic: StartWords = {
  title: 'الخطوات الأولى',
  introduction: (steps) => `${steps === 5 ? 'خمس' : 'أربع'} خطوات ليصبح الموقع موقعك.`,
  progress: (done, total) => `أُنجز ${done} من ${total}`,
  putAway: 'إخفاء الخطوات الأولى',
  done: 'تمّ',
  steps: {
    kind: {
      title: 'ما طبيعة مؤسستك؟',
      hint: 'مظهر وتسميات ونصوص أولى تناسبك.',
      action: 'اختيار',
    },
    identity: {
      title: 'الاسم والشعار',
      hint: 'يظهران في كلّ صفحة وفي نتائج البحث.',
      action: 'تحديد الاسم والشعار',
    },
    password: {
      title: 'كلمة المرور',
      hint: 'اختر بدل الأولى كلمة مرور لا يعرفها غيرك.',
      action: 'تغيير كلمة المرور',
    },
    demo: {
      title: 'محتواك',
      hint: 'أعد كتابة المحتوى التجريبي شيئًا فشيئًا، أو احذفه كلّه.',
      action: 'حذف المحتوى التجريبي',
    },
    colleague: {
      title: 'حساب لزميل',
      hint: 'أنشئ حسابًا لكلّ من يعمل على الموقع.',
      action: 'إضافة مستخدم',
    },
  },
  kinds: {
    clinic: { name: 'عيادة أو مركز طبّي', hint: 'تخصّصات وباقات فحص ونصائح صحية' },
    school: { name: 'مدرسة أو معهد', hint: 'برامج وأنشطة وأخبار' },
    law: { name: 'مكتب محاماة', hint: 'مجالات عمل ومقالات، من دون منتجات' },
    factory: { name: 'مصنع أو متجر', hint: 'منتجات ومشاريع ووكلاء' },
    cooperative: { name: 'تعاونية أو جمعية', hint: 'إنتاج ومشاريع وأعضاء' },
  },
  kindHint: 'يبقى ما كتبته، ويذهب المحتوى التجريبي إلى سلّة المحذوفات.',
  begin: 'ابدأ',
  started: 'أُعدّ الموقع، وما كان فيه في سلّة المحذوفات.',
  emptyQuestion: 'هل تريد حذف المحتوى التجريبي؟',
  emptyHint:
    'تختفي المقالات والشركاء والنصوص التجريبية من الموقع فورًا، ويبقى ما كتبته أو غيّرته. ويمكن استعادة كلّ شيء من سلّة المحذوفات خلال 30 يومًا.',
  emptied: 'نُقل المحتوى التجريبي إلى سلّة المحذوفات.',
}

export const startWords = { en: english, ar: arabic }
