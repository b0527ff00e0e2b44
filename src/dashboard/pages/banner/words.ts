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
    `The image is ${width} px wide. Use at least ${sharp} px to keep it sharp on large screens.`,
  preview: 'Preview',
  untitled: 'Title',
}

const arabic: BannerWords = {
  image: {
    title: 'صورة القسم الافتتاحي',
    choose: 'اختيار صورة',
    replace: 'استبدال',
    remove: 'إزالة الصورة',
    undo: 'إبقاء الصورة المحفوظة',
    hint: 'أو أفلتها أو ألصقها هنا',
    alt: 'صورة القسم الافتتاحي',
  },
  small: (width, sharp) =>
    `عرض الصورة ${width} بكسل. اختر صورة عرضها ${sharp} بكسل على الأقلّ لتبقى واضحة على الشاشات الكبيرة.`,
  preview: 'معاينة',
  untitled: 'العنوان',
}

export const bannerWords = { en: english, ar: arabic }
