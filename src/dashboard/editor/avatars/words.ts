export type AvatarWords = {
  avatar: string
  avatarNumber: (number: number, total: number) => string
  noAvatar: string
  ownPicture: string
  choosePicture: string
}

const english: AvatarWords = {
  avatar: 'Profile picture',
  avatarNumber: (number, total) => `Avatar ${number} of ${total}`,
  noAvatar: 'No picture',
  ownPicture: 'Uploaded picture',
  choosePicture: 'Upload a picture',
}

const arabic: AvatarWords = {
  avatar: 'صورة المستخدم',
  avatarNumber: (number, total) => `الصورة الجاهزة ${number} من ${total}`,
  noAvatar: 'بلا صورة',
  ownPicture: 'صورة مرفوعة',
  choosePicture: 'رفع صورة',
}

export const avatarWords = { en: english, ar: arabic }
