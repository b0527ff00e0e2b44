import { catalogue } from '../../domain/languages/catalogue.ts'
import { arabicCount, englishCount } from '../app/locale/counts.ts'

export const retentionWords = catalogue({
  en: {
    after: englishCount({ one: 'Erased after {n} day', other: 'Erased after {n} days' }),
    days: 'Days',
    range: 'A whole number from 1 to 3,650',
    eraseQuestion: englishCount({
      one: 'Erase {n} message now?',
      other: 'Erase {n} messages now?',
    }),
    eraseHint:
      'So many are older than that, in the inbox and in the trash. They cannot be restored; backups still hold them until those are deleted.',
    erase: 'Erase',
  },
  ar: {
    after: arabicCount({
      zero: 'تُمحى فورًا',
      one: 'تُمحى بعد يوم واحد',
      two: 'تُمحى بعد يومين',
      few: 'تُمحى بعد {n} أيام',
      many: 'تُمحى بعد {n} يومًا',
      other: 'تُمحى بعد {n} يوم',
    }),
    days: 'عدد الأيام',
    range: 'عدد صحيح من 1 إلى 3,650',
    eraseQuestion: arabicCount({
      zero: 'لا رسائل لتُمحى الآن',
      one: 'هل تريد محو رسالة واحدة الآن؟',
      two: 'هل تريد محو رسالتين الآن؟',
      few: 'هل تريد محو {n} رسائل الآن؟',
      many: 'هل تريد محو {n} رسالة الآن؟',
      other: 'هل تريد محو {n} رسالة الآن؟',
    }),
    eraseHint:
      'هذا عدد ما مضت عليه هذه المدّة في صندوق الوارد وسلّة المحذوفات. لا تمكن استعادته بعد المحو، وتبقى منه نسخ في النسخ الاحتياطية إلى أن تُحذف.',
    erase: 'محو',
  },
})
