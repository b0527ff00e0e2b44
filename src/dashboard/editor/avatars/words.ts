import { catalogue } from '../../../domain/languages/catalogue.ts'

export const avatarWords = catalogue({
  en: {
    avatar: 'Profile picture',
    avatarNumber: (number: number, total: number) => `Avatar ${number} of ${total}`,
    noAvatar: 'No picture',
    ownPicture: 'Uploaded picture',
    choosePicture: 'Upload a picture',
  },
  ar: {
    avatar: 'صورة المستخدم',
    avatarNumber: (number, total) => `الصورة الجاهزة ${number} من ${total}`,
    noAvatar: 'بلا صورة',
    ownPicture: 'صورة مرفوعة',
    choosePicture: 'رفع صورة',
  },
})
