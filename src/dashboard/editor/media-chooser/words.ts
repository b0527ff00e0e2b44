import { isolated } from '../../../ui/isolated.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

export type UploadState = 'waiting' | 'sending' | 'done' | 'known' | 'failed'

export type MediaWords = {
  fromLibrary: string
  title: string
  choose: string
  chosen: (count: number) => string
  upload: string
  dropHint: string
  search: string
  nothingFound: string
  empty: string
  failed: string
  more: string
  unnamed: string
  size: (width: number, height: number) => string
  uploads: string
  states: Record<Exclude<UploadState, 'sending'>, string>
  sending: (percent: number) => string
  processing: string
  cancel: (name: string) => string
  retry: (name: string) => string
  clear: string
  show: (name: string) => string
  tooMany: string
}

const english: MediaWords = {
  fromLibrary: 'From the library',
  title: 'Media library',
  choose: 'Choose',
  chosen: englishCount({ one: '{n} chosen', other: '{n} chosen' }),
  upload: 'Upload images',
  dropHint: 'or drop or paste them here',
  search: 'Search images',
  nothingFound: 'No matches.',
  empty: 'No images yet. Drop some here.',
  failed: 'The images could not be loaded',
  more: 'Show more',
  unnamed: 'Image without a name',
  size: (width, height) => isolated(`${width} × ${height}`),
  uploads: 'Uploads',
  states: {
    waiting: 'Waiting',
    done: 'Done',
    known: 'Already in the library',
    failed: 'Failed',
  },
  sending: (percent) => `Uploading ${percent}%`,
  processing: 'Processing',
  cancel: (name) => `Cancel “${isolated(name)}”`,
  retry: (name) => `Try “${isolated(name)}” again`,
  clear: 'Clear the list',
  show: (name) => `Show “${isolated(name)}”`,
  tooMany: 'You can add up to 200 files at once.',
}

const arabic: MediaWords = {
  fromLibrary: 'من المكتبة',
  title: 'مكتبة الصور',
  choose: 'اختيار',
  chosen: arabicCount({
    zero: 'لم تُختر أيّ صورة',
    one: 'اختيرت صورة واحدة',
    two: 'اختيرت صورتان',
    few: 'اختيرت {n} صور',
    many: 'اختيرت {n} صورة',
    other: 'اختيرت {n} صورة',
  }),
  upload: 'رفع صور',
  dropHint: 'أو أفلتها أو ألصقها هنا',
  search: 'البحث في الصور',
  nothingFound: 'لا نتائج مطابقة.',
  empty: 'لا صور بعد. أفلِت الصور هنا.',
  failed: 'تعذّر تحميل الصور',
  more: 'عرض المزيد',
  unnamed: 'صورة بلا اسم',
  size: (width, height) => isolated(`${width} × ${height}`),
  uploads: 'الصور المرفوعة',
  states: {
    waiting: 'في الانتظار',
    done: 'تمّ',
    known: 'موجودة في المكتبة',
    failed: 'تعذّر الرفع',
  },
  sending: (percent) => `جارٍ الرفع ${isolated(`${percent}%`)}`,
  processing: 'تجري المعالجة',
  cancel: (name) => `إلغاء رفع «${isolated(name)}»`,
  retry: (name) => `إعادة محاولة رفع «${isolated(name)}»`,
  clear: 'مسح القائمة',
  show: (name) => `عرض «${isolated(name)}»`,
  tooMany: 'يمكن إضافة 200 ملف على الأكثر في كلّ مرّة.',
}

export const mediaWords = { en: english, ar: arabic }
