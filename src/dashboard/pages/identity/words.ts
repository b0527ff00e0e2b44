import type { PictureWords } from '../../editor/cover/words.ts'

export type IdentityWords = {
  logo: PictureWords
  logoHint: string
}

const english: IdentityWords = {
  logo: {
    title: 'Logo',
    choose: 'Choose a logo',
    replace: 'Replace',
    remove: 'Remove the logo',
    undo: 'Keep the saved logo',
    hint: 'or drop it here',
    alt: 'Logo',
  },
  logoHint:
    'Shown beside the name in the header and footer; without a logo, the water wheel is shown. A square image with a transparent background works best.',
}

const arabic: IdentityWords = {
  logo: {
    title: 'الشعار',
    choose: 'اختيار شعار',
    replace: 'استبدال',
    remove: 'إزالة الشعار',
    undo: 'إبقاء الشعار المحفوظ',
    hint: 'أو أفلته هنا',
    alt: 'الشعار',
  },
  logoHint:
    'يظهر بجانب الاسم في رأس الموقع وتذييله، وإن لم يوجد ظهر رسم الناعورة. الأفضل صورة مربّعة شفّافة الخلفية.',
}

export const identityWords = { en: english, ar: arabic }
