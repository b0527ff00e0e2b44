import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { PictureWords } from '../../editor/cover/words.ts'

export const bannerWords = catalogue({
  en: {
    image: {
      title: 'Banner image',
      choose: 'Choose an image',
      replace: 'Replace',
      remove: 'Remove image',
      undo: 'Keep the saved image',
      hint: 'or drop or paste it here',
      alt: 'Banner image',
    } satisfies PictureWords,
    small: (width: number, sharp: number) =>
      `The image is ${width} px wide. Use at least ${sharp} px to keep it sharp on large screens.`,
    preview: 'Preview',
    untitled: 'Title',
  },
  ar: {
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
  },
})
