import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { Strength } from './password-strength.ts'

export const passwordWords = catalogue({
  en: {
    password: 'Password',
    newPassword: 'New password',
    confirmation: 'Confirm password',
    show: (field: string) => `Show ${field.toLowerCase()}`,
    keepHint: 'Leave blank to keep the current password.',
    generate: 'Generate',
    strength: 'Strength',
    strengths: { weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' } satisfies Record<
      Strength,
      string
    >,
    current: 'Current password',
    changePassword: 'Change password',
    waiting: 'Try again in',
  },
  ar: {
    password: 'كلمة المرور',
    newPassword: 'كلمة المرور الجديدة',
    confirmation: 'تأكيد كلمة المرور',
    show: (field) => `إظهار ${field}`,
    keepHint: 'اتركها فارغة لتبقى كلمة المرور الحالية.',
    generate: 'توليد',
    strength: 'القوّة',
    strengths: { weak: 'ضعيفة', fair: 'مقبولة', good: 'جيّدة', strong: 'قوية' },
    current: 'كلمة المرور الحالية',
    changePassword: 'تغيير كلمة المرور',
    waiting: 'المحاولة من جديد بعد',
  },
})
