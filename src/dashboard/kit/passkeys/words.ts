import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

export const passkeyWords = catalogue({
  en: {
    use: 'Use a passkey',
    usePassword: 'Use the password instead',
    troubles: {
      cancelled:
        'No passkey was used: the request was cancelled, or there is no passkey for this site here. Try again or use the password.',
      late: 'Time ran out. Try again.',
      unsupported: 'This browser or device cannot use passkeys. Use the password.',
      known: 'This device already has a passkey for your account.',
      failed: 'The device could not use the passkey. Try again or use the password.',
      elsewhere: 'Passkeys do not work at this address.',
    },
    goTo: (address: string) => `Go to ${isolated(address)}`,
  },
  ar: {
    use: 'استخدام مفتاح مرور',
    usePassword: 'استخدام كلمة المرور',
    troubles: {
      cancelled:
        'لم يُستخدم مفتاح مرور: أُلغي الطلب، أو لا مفتاح لهذا الموقع هنا. حاول مرّة أخرى أو استخدم كلمة المرور.',
      late: 'انتهت المهلة. حاول مرّة أخرى.',
      unsupported: 'لا يستطيع هذا المتصفّح أو الجهاز استخدام مفاتيح المرور. استخدم كلمة المرور.',
      known: 'على هذا الجهاز مفتاح مرور لحسابك.',
      failed: 'لم يستطع الجهاز استخدام مفتاح المرور. حاول مرّة أخرى أو استخدم كلمة المرور.',
      elsewhere: 'لا تعمل مفاتيح المرور على هذا العنوان.',
    },
    goTo: (address) => `الانتقال إلى ${isolated(address)}`,
  },
})
