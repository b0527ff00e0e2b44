import type { Strength } from './password-strength.ts'

export type PasswordWords = {
  password: string
  newPassword: string
  confirmation: string
  show: (field: string) => string
  keepHint: string
  generate: string
  copy: string
  copied: string
  strength: string
  strengths: Record<Strength, string>
  easyToGuess: string
  current: string
  changePassword: string
  /** Before the time that is left, `14:59`. */
  waiting: string
}

const english: PasswordWords = {
  password: 'Password',
  newPassword: 'New password',
  confirmation: 'Confirm password',
  show: (field) => `Show ${field.toLowerCase()}`,
  keepHint: 'Leave blank to keep the current password.',
  generate: 'Generate',
  copy: 'Copy',
  copied: 'Copied',
  strength: 'Strength',
  strengths: { weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
  easyToGuess: 'This password is easy to guess.',
  current: 'Current password',
  changePassword: 'Change password',
  waiting: 'Try again in',
}

const arabic: PasswordWords = {
  password: 'كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  confirmation: 'تأكيد كلمة المرور',
  show: (field) => `إظهار ${field}`,
  keepHint: 'اتركها فارغة لتبقى كلمة المرور الحالية.',
  generate: 'توليد',
  copy: 'نسخ',
  copied: 'نُسخت',
  strength: 'القوّة',
  strengths: { weak: 'ضعيفة', fair: 'مقبولة', good: 'جيّدة', strong: 'قوية' },
  easyToGuess: 'كلمة المرور هذه سهلة التخمين.',
  current: 'كلمة المرور الحالية',
  changePassword: 'تغيير كلمة المرور',
  waiting: 'المحاولة من جديد بعد',
}

export const passwordWords = { en: english, ar: arabic }
