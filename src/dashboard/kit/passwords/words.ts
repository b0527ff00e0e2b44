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
}

export const passwordsEnglish: PasswordWords = {
  password: 'Password',
  newPassword: 'New password',
  confirmation: 'Confirm password',
  show: (field) => `Show: ${field}`,
  keepHint: 'Leave blank to keep the present one.',
  generate: 'Generate',
  copy: 'Copy',
  copied: 'Copied',
  strength: 'Strength',
  strengths: { weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
  easyToGuess: 'This password is easy to guess.',
}

export const passwordsArabic: PasswordWords = {
  password: 'كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  confirmation: 'تأكيد كلمة المرور',
  show: (field) => `إظهار: ${field}`,
  keepHint: 'إن تُركت فارغة بقيت كلمة المرور الحالية.',
  generate: 'توليد',
  copy: 'نسخ',
  copied: 'نُسخت',
  strength: 'القوّة',
  strengths: { weak: 'ضعيفة', fair: 'مقبولة', good: 'جيدة', strong: 'قوية' },
  easyToGuess: 'كلمة المرور هذه سهلة التخمين.',
}
