import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import type { Action } from '../../../domain/revision.ts'

/** Every field that has a history, by its name in the API. */
export type FieldNames = Record<
  | 'title'
  | 'content'
  | 'image'
  | 'image_focus'
  | 'gallery'
  | 'gallery_title'
  | 'banner_title'
  | 'banner_description'
  | 'banner_button'
  | 'banner_image'
  | 'banner_focus'
  | 'section_title'
  | 'section_description'
  | 'section_address'
  | 'contacts'
  | 'map_coordinates'
  | 'contact_form'
  | 'company_name'
  | 'tagline'
  | 'logo'
  | 'name'
  | 'description'
  | 'phone_number',
  string
>

export type DocumentWords = {
  fields: FieldNames
  draftFound: string
  restoreDraft: string
  dropDraft: string
  savedParts: (parts: string) => string
  notSavedParts: (parts: string) => string
  sendingFiles: (count: number) => string
  cancelSending: string
  resetQuestion: string
  resetHint: string
  conflict: {
    title: string
    hint: string
    mine: string
    theirs: string
    apply: string
    back: string
  }
  nothing: string
  yes: string
  no: string
  history: {
    open: string
    title: string
    empty: string
    failed: string
    more: string
    show: string
    restore: string
    restoreQuestion: string
    restoreHint: string
    actions: Record<Action, string>
    nobody: string
  }
  unsaved: string
  discardHint: string
  stay: string
  preview: { width: string; phone: string; desk: string }
}

const english: DocumentWords = {
  fields: {
    title: 'Title',
    content: 'Content',
    image: 'Cover image',
    image_focus: 'Focal point of the cover',
    gallery: 'Gallery',
    gallery_title: 'Title of a picture or video',
    banner_title: 'Title',
    banner_description: 'Description',
    banner_button: 'Button text',
    banner_image: 'Banner image',
    banner_focus: 'Focal point of the image',
    section_title: 'Title',
    section_description: 'Description',
    section_address: 'Address',
    contacts: 'Phones, e-mails and links',
    map_coordinates: 'Place on the map',
    contact_form: 'Contact form',
    company_name: 'Company name',
    tagline: 'Tagline',
    logo: 'Logo',
    name: 'Name',
    description: 'Description',
    phone_number: 'Phone number',
  },
  draftFound: 'You have an unsaved draft from',
  restoreDraft: 'Restore',
  dropDraft: 'Throw away',
  savedParts: (parts) => `Saved: ${parts}.`,
  notSavedParts: (parts) => `Not saved: ${parts}.`,
  sendingFiles: englishCount({ one: 'Sending {n} file', other: 'Sending {n} files' }),
  cancelSending: 'Stop sending',
  resetQuestion: 'Reset this section?',
  resetHint:
    'Every field of it is emptied in every language, on the site too. It can be brought back from the trash for 30 days.',
  conflict: {
    title: 'Somebody saved meanwhile',
    hint: 'These fields were changed here and by somebody else. Choose what stays; nothing is saved before.',
    mine: 'Mine',
    theirs: 'Theirs',
    apply: 'Save this choice',
    back: 'Back to the form',
  },
  nothing: 'Empty',
  yes: 'On',
  no: 'Off',
  history: {
    open: 'History',
    title: 'Earlier states',
    empty: 'Nothing has been changed yet.',
    failed: 'The history could not be read.',
    more: 'Show older',
    show: 'Show this state',
    restore: 'Restore this state',
    restoreQuestion: 'Restore this state?',
    restoreHint:
      'The texts and pictures of that time replace today’s on the site. Today’s state stays in the history. Unsaved changes on this page are lost.',
    actions: {
      create: 'created it',
      change: 'changed it',
      restore: 'restored it',
      delete: 'deleted it',
      empty: 'emptied it',
      reset: 'reset it',
    },
    nobody: 'Somebody',
  },
  unsaved: 'Unsaved changes',
  discardHint: 'The form goes back to what was last saved.',
  stay: 'Stay on this page',
  preview: { width: 'Width', phone: 'Phone', desk: 'Computer' },
}

const arabic: DocumentWords = {
  fields: {
    title: 'العنوان',
    content: 'المحتوى',
    image: 'صورة الغلاف',
    image_focus: 'نقطة التركيز في صورة الغلاف',
    gallery: 'المعرض',
    gallery_title: 'عنوان صورة أو فيديو',
    banner_title: 'العنوان',
    banner_description: 'الوصف',
    banner_button: 'نصّ الزر',
    banner_image: 'صورة الواجهة',
    banner_focus: 'نقطة التركيز في صورة الواجهة',
    section_title: 'العنوان',
    section_description: 'الوصف',
    section_address: 'العنوان البريدي',
    contacts: 'الهواتف والبريد والروابط',
    map_coordinates: 'الموقع على الخريطة',
    contact_form: 'نموذج المراسلة',
    company_name: 'اسم الشركة',
    tagline: 'الشعار النصّي',
    logo: 'الشعار',
    name: 'الاسم',
    description: 'الوصف',
    phone_number: 'رقم الهاتف',
  },
  draftFound: 'لديك مسوّدة غير محفوظة من',
  restoreDraft: 'استعادة',
  dropDraft: 'تجاهل المسوّدة',
  savedParts: (parts) => `حُفظ: ${parts}.`,
  notSavedParts: (parts) => `لم يُحفظ: ${parts}.`,
  sendingFiles: arabicCount({
    zero: 'لا ملفات للإرسال',
    one: 'جارٍ إرسال ملف واحد',
    two: 'جارٍ إرسال ملفين',
    few: 'جارٍ إرسال {n} ملفات',
    many: 'جارٍ إرسال {n} ملفًا',
    other: 'جارٍ إرسال {n} ملف',
  }),
  cancelSending: 'إيقاف الإرسال',
  resetQuestion: 'إعادة ضبط هذا القسم؟',
  resetHint:
    'تُفرَّغ حقوله كلّها بكلّ اللغات، وفي الموقع أيضًا. يمكن استعادتها من سلّة المحذوفات خلال 30 يومًا.',
  conflict: {
    title: 'حُفظت تغييرات أخرى في هذه الأثناء',
    hint: 'هذه الحقول عُدّلت هنا وعدّلها شخص آخر أيضًا. اختر ما يبقى؛ لا يُحفظ شيء قبل ذلك.',
    mine: 'نسختي',
    theirs: 'النسخة الأخرى',
    apply: 'حفظ هذا الاختيار',
    back: 'العودة إلى النموذج',
  },
  nothing: 'فارغ',
  yes: 'مفعَّل',
  no: 'معطَّل',
  history: {
    open: 'السجلّ',
    title: 'الحالات السابقة',
    empty: 'لا تغييرات بعد.',
    failed: 'تعذّرت قراءة السجلّ.',
    more: 'عرض الأقدم',
    show: 'عرض هذه الحالة',
    restore: 'استعادة هذه الحالة',
    restoreQuestion: 'استعادة هذه الحالة؟',
    restoreHint:
      'تحلّ نصوص ذلك الوقت وصوره محلّ الحالية في الموقع، وتبقى الحالة الراهنة في السجلّ. تضيع التغييرات غير المحفوظة في هذه الصفحة.',
    actions: {
      create: 'إنشاء',
      change: 'تعديل',
      restore: 'استعادة',
      delete: 'حذف',
      empty: 'إفراغ',
      reset: 'إعادة ضبط',
    },
    nobody: 'غير معروف',
  },
  unsaved: 'تغييرات غير محفوظة',
  discardHint: 'يعود النموذج إلى آخر ما حُفظ.',
  stay: 'البقاء في هذه الصفحة',
  preview: { width: 'العرض', phone: 'هاتف', desk: 'حاسوب' },
}

export const documentWords = { en: english, ar: arabic }
