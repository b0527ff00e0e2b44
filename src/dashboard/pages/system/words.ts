import { isolated } from '../../../ui/isolated.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

type Count = (count: number) => string

/** `{time}` stands for a moment. */
export type SystemWords = {
  introduction: string
  failed: string
  backups: string
  backUpNow: string
  backingUp: string
  none: string
  noneProven: string
  noPlace: string
  last: string
  lastFailed: string
  lastUnproven: string
  reason: string
  sameDisk: string
  next: string
  byHand: string
  location: string
  kept: Count
  size: string
  site: string
  version: string
  database: string
  frozen: string
  pictures: string
  freeDisk: string
  /** `share` is of the whole disk, from 0 to 1. */
  free: (size: string, share: string) => string
  servers: string
  since: string
  megabytes: (count: string) => string
  gigabytes: (count: string) => string
}

const english: SystemWords = {
  introduction: 'The software this site runs on, and its backups.',
  failed: 'The state of the system could not be loaded',
  backups: 'Backups',
  backUpNow: 'Back up now',
  backingUp: 'Backing up…',
  none: 'No backup yet',
  noneProven: 'No proven backup yet',
  noPlace: 'No backups are made because the server has no place for them. Set BACKUP_TO to one.',
  last: 'Last backup {time}, proven by restoring it',
  lastFailed: 'The backup of {time} failed',
  lastUnproven: 'The backup of {time} was made, but restoring it showed faults',
  reason: 'Reason',
  sameDisk: 'It is on the same disk as the data.',
  next: 'Next backup',
  byHand: 'Only on request',
  location: 'Location',
  kept: englishCount({ one: '{n} backup', other: '{n} backups' }),
  size: 'Size of the last one',
  site: 'Site',
  version: 'Version',
  database: 'Database',
  frozen: 'The site is being moved: content can be read but not changed.',
  pictures: 'Images',
  freeDisk: 'Free disk space',
  free: (size, share) => `${size} (${isolated(share)})`,
  servers: 'Servers',
  since: 'since {time}',
  megabytes: (count) => `${count} MB`,
  gigabytes: (count) => `${count} GB`,
}

const arabic: SystemWords = {
  introduction: 'البرمجيات التي يعمل عليها الموقع، ونسخه الاحتياطية.',
  failed: 'تعذّر تحميل حالة النظام',
  backups: 'النسخ الاحتياطية',
  backUpNow: 'إنشاء نسخة احتياطية الآن',
  backingUp: 'جارٍ إنشاء نسخة احتياطية…',
  none: 'لا نسخ احتياطية بعد',
  noneProven: 'لا نسخ احتياطية اختُبرت استعادتها بعد',
  noPlace: 'لا تُنشأ نسخ احتياطية لأنّ الخادم بلا مكان لها. حدّده في الإعداد BACKUP_TO.',
  last: 'آخر نسخة احتياطية {time}، واختُبرت استعادتها',
  lastFailed: 'تعذّر إنشاء النسخة الاحتياطية في {time}',
  lastUnproven: 'أُنشئت نسخة احتياطية في {time}، لكنّ اختبار استعادتها أظهر أخطاء',
  reason: 'السبب',
  sameDisk: 'النسخة على قرص البيانات نفسه.',
  next: 'النسخة الاحتياطية التالية',
  byHand: 'عند الطلب فقط',
  location: 'المكان',
  kept: arabicCount({
    zero: 'لا نسخ احتياطية',
    one: 'نسخة احتياطية واحدة',
    two: 'نسختان احتياطيتان',
    few: '{n} نسخ احتياطية',
    many: '{n} نسخة احتياطية',
    other: '{n} نسخة احتياطية',
  }),
  size: 'حجم النسخة الأخيرة',
  site: 'الموقع',
  version: 'الإصدار',
  database: 'قاعدة البيانات',
  frozen: 'يجري نقل الموقع: يمكن قراءة المحتوى لا تغييره.',
  pictures: 'الصور',
  freeDisk: 'المساحة الخالية على القرص',
  free: (size, share) => `${size} (${isolated(share)})`,
  servers: 'الخوادم',
  since: 'منذ {time}',
  megabytes: (count) => `${count} ميغابايت`,
  gigabytes: (count) => `${count} غيغابايت`,
}

export const systemWords = { en: english, ar: arabic }
