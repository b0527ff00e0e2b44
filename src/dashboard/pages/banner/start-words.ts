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
      hint: 'They head every page and name it in search results.',
      action: 'Set name and logo',
    },
    password: {
      title: 'Password',
      hint: 'Choose one that only you know, in place of the first one.',
      action: 'Change the password',
    },
    demo: {
      title: 'Your own content',
      hint: 'Rewrite the demo content piece by piece, or remove all of it.',
      action: 'Start empty',
    },
    colleague: {
      title: 'A colleague',
      hint: 'Whoever writes or administrates with you gets an account.',
      action: 'Invite a colleague',
    },
  },
  emptyQuestion: 'Delete the demo content?',
  emptyHint:
    'The demo’s articles, partners and texts leave the site at once. What you wrote or changed stays, and everything can be brought back from the trash for 30 days.',
  emptied: 'The demo content is in the trash.',
}

const arabic: StartWords = {
  title: 'الخطوات الأولى',
  introduction: (steps) => `${steps === 4 ? 'أربع' : 'ثلاث'} خطوات ليصبح الموقع موقعك.`,
  progress: (done, total) => `أُنجز ${done} من ${total}`,
  putAway: 'إخفاء الخطوات الأولى',
  done: 'تم',
  steps: {
    identity: {
      title: 'الاسم والشعار',
      hint: 'يظهران في رأس كلّ صفحة، وبالاسم تُعرف في نتائج البحث.',
      action: 'تحديد الاسم والشعار',
    },
    password: {
      title: 'كلمة المرور',
      hint: 'اختر كلمة لا يعرفها غيرك بدل الأولى.',
      action: 'تغيير كلمة المرور',
    },
    demo: {
      title: 'محتوى من عندك',
      hint: 'أعد كتابة المحتوى التجريبي شيئًا فشيئًا، أو احذفه كلّه.',
      action: 'البدء من موقع فارغ',
    },
    colleague: {
      title: 'زميل',
      hint: 'لكلّ من يكتب معك أو يدير الموقع حسابٌ خاصّ به.',
      action: 'دعوة زميل',
    },
  },
  emptyQuestion: 'حذف المحتوى التجريبي؟',
  emptyHint:
    'تختفي مقالات العرض التجريبي وشركاؤه ونصوصه من الموقع فورًا، ويبقى ما كتبته أو غيّرته. ويمكن استعادة كلّ شيء من سلّة المحذوفات خلال 30 يومًا.',
  emptied: 'المحتوى التجريبي في سلّة المحذوفات.',
}

export const startWords = { en: english, ar: arabic }
