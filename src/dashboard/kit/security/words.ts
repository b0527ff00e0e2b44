import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { SecondFactorGroup } from '../../../domain/people/security.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

export const securityWords = catalogue({
  en: {
    introduction: 'How accounts are protected. Changes take effect at once.',
    failed: 'The security settings could not be loaded',
    secondStep: 'Two-step login',
    group: 'Who must use two steps',
    groups: {
      nobody: 'No one',
      administrators: 'Administrators',
      everybody: 'Everyone',
    } satisfies Record<SecondFactorGroup, string>,
    groupHint:
      'Users without a second step are led to set one up before they can do anything else.',
    passwords: 'Passwords',
    strongPasswords: 'Require strong passwords',
    strongHint:
      'New passwords that are common, or made of a name and digits alone, are refused. Current ones keep working.',
    sessions: 'Sessions',
    idle: 'End idle sessions',
    never: 'Never',
    minutes: englishCount({ one: 'After {n} minute', other: 'After {n} minutes' }),
    hours: englishCount({ one: 'After {n} hour', other: 'After {n} hours' }),
    idleHint:
      'Typing, clicking and scrolling count as activity. In any case, a session ends eight hours after login.',
  },
  ar: {
    introduction: 'كيف تُحمى الحسابات. تسري التغييرات فورًا.',
    failed: 'تعذّر تحميل إعدادات الأمان',
    secondStep: 'الدخول بخطوتين',
    group: 'المُلزَمون بالدخول بخطوتين',
    groups: { nobody: 'لا أحد', administrators: 'المديرون', everybody: 'الجميع' },
    groupHint: 'يُطلب من كلّ مستخدم لم يفعّل الخطوة الثانية تفعيلها قبل أيّ شيء آخر.',
    passwords: 'كلمات المرور',
    strongPasswords: 'اشتراط كلمات مرور قوية',
    strongHint:
      'تُرفض كلمات المرور الجديدة الشائعة أو المؤلّفة من اسم وأرقام فقط، وتبقى الحالية صالحة.',
    sessions: 'الجلسات',
    idle: 'إنهاء الجلسات الخاملة',
    never: 'أبدًا',
    minutes: arabicCount({
      zero: 'فورًا',
      one: 'بعد دقيقة',
      two: 'بعد دقيقتين',
      few: 'بعد {n} دقائق',
      many: 'بعد {n} دقيقة',
      other: 'بعد {n} دقيقة',
    }),
    hours: arabicCount({
      zero: 'فورًا',
      one: 'بعد ساعة',
      two: 'بعد ساعتين',
      few: 'بعد {n} ساعات',
      many: 'بعد {n} ساعة',
      other: 'بعد {n} ساعة',
    }),
    idleHint:
      'الكتابة والنقر والتمرير تُبقي الجلسة نشطة. وفي جميع الأحوال تنتهي الجلسة بعد ثماني ساعات من الدخول.',
  },
})
