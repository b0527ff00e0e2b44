import type { ArticleDetail, ArticleTextName } from '../../../domain/articles/article-fields.ts'
import type { AnnouncementSetting } from '../../../domain/contact/own-announcement.ts'
import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { PictureText } from '../../../domain/media/library-picture.ts'
import type { CardText } from '../../../domain/partners/partner-card.ts'
import type {
  PictureField,
  sectionTexts,
  WrittenSection,
} from '../../../domain/sections/section.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

type SectionTexts = typeof sectionTexts
type SectionText = { [Name in WrittenSection]: keyof SectionTexts[Name] }[WrittenSection]

export type FieldNames = Record<
  | ArticleTextName
  | ArticleDetail
  | 'image'
  | 'image_focus'
  | 'gallery'
  | 'gallery_title'
  | SectionText
  | PictureField
  | 'banner_focus'
  | 'map_coordinates'
  | 'contact_form'
  | 'shown_form'
  | AnnouncementSetting
  | 'branches'
  | keyof CardText
  | keyof PictureText
  | 'avatar'
  | 'decorative'
  | 'focus',
  string
>

export const documentWords = catalogue({
  en: {
    fields: {
      title: 'Title',
      content: 'Content',
      image: 'Cover image',
      image_focus: 'Focal point of the cover',
      meta_title: 'Title in results',
      meta_description: 'Description in results',
      author: 'Author',
      price: 'Price',
      given_date: 'Date',
      gallery: 'Gallery',
      gallery_title: 'Image or video title',
      banner_title: 'Title',
      banner_description: 'Description',
      banner_button: 'Button text',
      banner_image: 'Banner image',
      banner_focus: 'Focal point of the image',
      section_title: 'Title',
      section_description: 'Description',
      section_address: 'Address',
      contacts: 'Phones, emails and links',
      map_coordinates: 'Location on the map',
      contact_form: 'Contact form',
      shown_form: 'Form in its place',
      whatsapp_number: 'WhatsApp number',
      whatsapp_greeting: 'Greeting',
      announcement_text: 'Announcement',
      announcement_link: 'Link of the announcement',
      announcement_from: 'Shown from',
      announcement_until: 'Shown until',
      branches: 'Branches',
      company_name: 'Company name',
      tagline: 'Tagline',
      legal_name: 'Legal name',
      hours_note: 'Note on opening hours',
      logo: 'Logo',
      logo_dark: 'Logo for dark backgrounds',
      icon: 'Icon',
      name: 'Name',
      description: 'Description',
      phone_number: 'Phone number',
      avatar: 'Profile picture',
      alt: 'Alt text',
      caption: 'Caption',
      decorative: 'Decorative',
      focus: 'Focal point',
    } satisfies FieldNames,
    draftFound: 'You have unsaved changes from',
    restoreDraft: 'Restore',
    dropDraft: 'Discard them',
    savedParts: (parts: string) => `Saved: ${parts}.`,
    notSavedParts: (parts: string) => `Not saved: ${parts}.`,
    sendingFiles: englishCount({ one: 'Uploading {n} file', other: 'Uploading {n} files' }),
    processingFiles: englishCount({ one: 'Processing {n} file', other: 'Processing {n} files' }),
    cancelSending: 'Cancel upload',
    resetQuestion: 'Reset this section?',
    resetHint:
      'This empties every field in every language, on the site too. You can restore it from the trash for 30 days.',
    history: { open: 'History', title: 'Earlier versions' },
    unsaved: 'Unsaved changes',
    discardHint: 'The form goes back to what was last saved.',
    stay: 'Stay on this page',
  },
  ar: {
    fields: {
      title: 'العنوان',
      content: 'المحتوى',
      image: 'صورة الغلاف',
      image_focus: 'نقطة التركيز في صورة الغلاف',
      meta_title: 'العنوان في النتائج',
      meta_description: 'الوصف في النتائج',
      author: 'الكاتب',
      price: 'السعر',
      given_date: 'التاريخ',
      gallery: 'المعرض',
      gallery_title: 'عنوان صورة أو فيديو',
      banner_title: 'العنوان',
      banner_description: 'الوصف',
      banner_button: 'نصّ الزرّ',
      banner_image: 'صورة القسم الافتتاحي',
      banner_focus: 'نقطة التركيز في صورة القسم',
      section_title: 'العنوان',
      section_description: 'الوصف',
      section_address: 'العنوان البريدي',
      contacts: 'الهواتف والبريد والروابط',
      map_coordinates: 'المكان على الخريطة',
      contact_form: 'نموذج المراسلة',
      shown_form: 'النموذج البديل',
      whatsapp_number: 'رقم واتساب',
      whatsapp_greeting: 'نصّ التحيّة',
      announcement_text: 'نصّ الإعلان',
      announcement_link: 'رابط الإعلان',
      announcement_from: 'يظهر من',
      announcement_until: 'يظهر حتى',
      branches: 'الفروع',
      company_name: 'اسم المؤسّسة',
      tagline: 'العبارة التعريفية',
      legal_name: 'الاسم القانوني',
      hours_note: 'ملاحظة على ساعات العمل',
      logo: 'الشعار',
      logo_dark: 'شعار للخلفيات الداكنة',
      icon: 'الأيقونة',
      name: 'الاسم',
      description: 'الوصف',
      phone_number: 'رقم الهاتف',
      avatar: 'صورة المستخدم',
      alt: 'النصّ البديل',
      caption: 'التعليق',
      decorative: 'للزينة',
      focus: 'نقطة التركيز',
    },
    draftFound: 'لديك تغييرات غير محفوظة من',
    restoreDraft: 'استعادة',
    dropDraft: 'تجاهلها',
    savedParts: (parts) => `حُفظ: ${parts}.`,
    notSavedParts: (parts) => `لم يُحفظ: ${parts}.`,
    sendingFiles: arabicCount({
      zero: 'لا ملفات للرفع',
      one: 'جارٍ رفع ملف واحد',
      two: 'جارٍ رفع ملفين',
      few: 'جارٍ رفع {n} ملفات',
      many: 'جارٍ رفع {n} ملفًا',
      other: 'جارٍ رفع {n} ملف',
    }),
    processingFiles: arabicCount({
      zero: 'لا ملفات للمعالجة',
      one: 'تجري معالجة ملف واحد',
      two: 'تجري معالجة ملفين',
      few: 'تجري معالجة {n} ملفات',
      many: 'تجري معالجة {n} ملفًا',
      other: 'تجري معالجة {n} ملف',
    }),
    cancelSending: 'إلغاء الرفع',
    resetQuestion: 'هل تريد إعادة ضبط هذا القسم؟',
    resetHint:
      'تُفرَّغ حقوله كلّها بكلّ اللغات، وفي الموقع أيضًا. يمكن استعادتها من سلّة المحذوفات خلال 30 يومًا.',
    history: { open: 'السجلّ', title: 'النسخ السابقة' },
    unsaved: 'تغييرات غير محفوظة',
    discardHint: 'يعود النموذج إلى آخر ما حُفظ.',
    stay: 'البقاء في هذه الصفحة',
  },
})
