import type { Overview } from '../../../domain/overview.ts'

export type StepName = keyof Overview['start']
type StepWords = { title: string; hint: string; action: string }

export type StartWords = {
  title: string
  introduction: (steps: number) => string
  progress: (done: number, total: number) => string
  putAway: string
  done: string
  steps: Record<StepName, StepWords>
  emptyQuestion: string
  emptyHint: string
  emptied: string
}

const english: StartWords = {
  title: 'First steps',
  introduction: (steps) => `${steps === 4 ? 'Four' : 'Three'} steps make this site yours.`,
  progress: (done, total) => `${done} of ${total} done`,
  putAway: 'Hide the first steps',
  done: 'Done',
  steps: {
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
  emptyQuestion: 'Delete demo content?',
  emptyHint:
    'The demo articles, partners and texts are removed from the site at once. What you wrote or changed stays. You can restore everything from the trash for 30 days.',
  emptied: 'Demo content moved to the trash.',
}

const arabic: StartWords = {
  title: 'الخطوات الأولى',
  introduction: (steps) => `${steps === 4 ? 'أربع' : 'ثلاث'} خطوات ليصبح الموقع موقعك.`,
  progress: (done, total) => `أُنجز ${done} من ${total}`,
  putAway: 'إخفاء الخطوات الأولى',
  done: 'تمّ',
  steps: {
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
  emptyQuestion: 'هل تريد حذف المحتوى التجريبي؟',
  emptyHint:
    'تختفي المقالات والشركاء والنصوص التجريبية من الموقع فورًا، ويبقى ما كتبته أو غيّرته. ويمكن استعادة كلّ شيء من سلّة المحذوفات خلال 30 يومًا.',
  emptied: 'نُقل المحتوى التجريبي إلى سلّة المحذوفات.',
}

export const startWords = { en: english, ar: arabic }
