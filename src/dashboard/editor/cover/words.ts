import { catalogue } from '../../../domain/languages/catalogue.ts'
export type PictureWords = {
  title: string
  choose: string
  replace: string
  remove: string
  undo: string
  hint: string
  alt: string
}

export const coverWords = catalogue({
  en: {
    cover: {
      title: 'Cover image',
      choose: 'Choose an image',
      replace: 'Replace',
      remove: 'Remove cover',
      undo: 'Keep the saved cover',
      hint: 'or drop or paste it here',
      alt: 'Cover',
    },
    logo: {
      title: 'Logo',
      choose: 'Choose a logo',
      replace: 'Replace',
      remove: 'Remove the logo',
      undo: 'Keep the saved logo',
      hint: 'or drop it here',
      alt: 'Logo',
    },
    logoDark: {
      title: 'Logo for dark backgrounds',
      choose: 'Choose a logo',
      replace: 'Replace',
      remove: 'Remove the logo for dark backgrounds',
      undo: 'Keep the saved one',
      hint: 'or drop it here',
      alt: 'Logo for dark backgrounds',
    },
    icon: {
      title: 'Icon',
      choose: 'Choose an icon',
      replace: 'Replace',
      remove: 'Remove the icon',
      undo: 'Keep the saved icon',
      hint: 'or drop it here',
      alt: 'Icon',
    },
    focus: {
      title: 'Focal point',
      hint: 'However the image is cropped, the part in the ring stays visible. Drag the ring or use the arrow keys.',
      x: 'Focal point, horizontal',
      y: 'Focal point, vertical',
      from: {
        x: (percent) => `${percent}% from the left`,
        y: (percent) => `${percent}% from the top`,
      } satisfies Record<'x' | 'y', (percent: number) => string>,
      wide: 'Wide, 16:9',
      phone: 'Phone',
      centre: 'Centre',
    },
  },
  ar: {
    cover: {
      title: 'صورة الغلاف',
      choose: 'اختيار صورة',
      replace: 'استبدال',
      remove: 'إزالة الغلاف',
      undo: 'إبقاء الغلاف المحفوظ',
      hint: 'أو أفلتها أو ألصقها هنا',
      alt: 'الغلاف',
    },
    logo: {
      title: 'الشعار',
      choose: 'اختيار شعار',
      replace: 'استبدال',
      remove: 'إزالة الشعار',
      undo: 'إبقاء الشعار المحفوظ',
      hint: 'أو أفلته هنا',
      alt: 'الشعار',
    },
    logoDark: {
      title: 'شعار للخلفيات الداكنة',
      choose: 'اختيار شعار',
      replace: 'استبدال',
      remove: 'إزالة شعار الخلفيات الداكنة',
      undo: 'إبقاء المحفوظ',
      hint: 'أو أفلته هنا',
      alt: 'شعار للخلفيات الداكنة',
    },
    icon: {
      title: 'الأيقونة',
      choose: 'اختيار أيقونة',
      replace: 'استبدال',
      remove: 'إزالة الأيقونة',
      undo: 'إبقاء الأيقونة المحفوظة',
      hint: 'أو أفلتها هنا',
      alt: 'الأيقونة',
    },
    focus: {
      title: 'نقطة التركيز',
      hint: 'كيفما قُصّت الصورة يبقى ما في الحلقة ظاهرًا. اسحبها أو حرّكها بمفاتيح الأسهم.',
      x: 'نقطة التركيز أفقيًا',
      y: 'نقطة التركيز عموديًا',
      from: {
        x: (percent) => `${percent}% من اليسار`,
        y: (percent) => `${percent}% من الأعلى`,
      },
      wide: 'شاشة عريضة، 16:9',
      phone: 'هاتف',
      centre: 'توسيط',
    },
  },
})
