export type IdentityWords = {
  preview: string
  logoHint: string
  logoDarkHint: string
  iconHint: string
}

const english: IdentityWords = {
  preview: 'How it looks',
  logoHint:
    'Shown beside the name in the header and footer; without a logo, the first letter of the name stands in for it. An image with a transparent background works best.',
  logoDarkHint:
    'Above pictures, in the footer and in the dark theme. Without it, the logo is shown there, too.',
  iconHint:
    'For the browser tab and the home screen of phones, square. Without it, a logo that is about square, else the first letter of the name.',
}

const arabic: IdentityWords = {
  preview: 'كما سيظهر',
  logoHint:
    'يظهر بجانب الاسم في رأس الموقع وتذييله، وإن لم يوجد ظهر الحرف الأول من الاسم. الأفضل صورة شفّافة الخلفية.',
  logoDarkHint: 'فوق الصور وفي التذييل وفي المظهر الداكن. وإن لم يوجد ظهر الشعار نفسه هناك.',
  iconHint:
    'للسان المتصفّح وشاشة الهاتف الرئيسية، مربّعة. وإن لم توجد ظهر الشعار إن كان قريبًا من المربّع، وإلا فالحرف الأول من الاسم.',
}

export const identityWords = { en: english, ar: arabic }
