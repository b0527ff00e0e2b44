import type { PictureWords } from '../../editor/cover/words.ts'

export type BannerWords = {
  image: PictureWords
  small: (width: number, sharp: number) => string
  preview: string
  /** Stands where a banner has no title and the company no name. */
  untitled: string
}

const english: BannerWords = {
  image: {
    title: 'Banner image',
    choose: 'Choose an image',
    replace: 'Replace',
    remove: 'Remove image',
    undo: 'Keep the saved image',
    hint: 'or drop or paste it here',
    alt: 'Banner image',
  },
  small: (width, sharp) =>
    `The image is ${width} pixels wide. From ${sharp} on it is sharp on large screens.`,
  preview: 'Preview',
  untitled: 'Title',
}

const arabic: BannerWords = {
  image: {
    title: 'صورة الواجهة',
    choose: 'اختيار صورة',
    replace: 'استبدال',
    remove: 'إزالة الصورة',
    undo: 'إبقاء الصورة المحفوظة',
    hint: 'أو أفلتها أو ألصقها هنا',
    alt: 'صورة الواجهة',
  },
  small: (width, sharp) =>
    `عرض الصورة ${width} بكسل، وتظهر واضحةً على الشاشات الكبيرة ابتداءً من ${sharp} بكسل.`,
  preview: 'معاينة',
  untitled: 'العنوان',
}

export const bannerWords = { en: english, ar: arabic }
