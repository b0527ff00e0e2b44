export type IdentityWords = {
  preview: string
  logoHint: string
}

const english: IdentityWords = {
  preview: 'How it looks',
  logoHint:
    'Shown beside the name in the header and footer, and as the icon of the browser tab if it is about square; without a logo, the water wheel is shown. A square image with a transparent background works best.',
}

const arabic: IdentityWords = {
  preview: 'كما سيظهر',
  logoHint:
    'يظهر بجانب الاسم في رأس الموقع وتذييله، وأيقونةً في لسان المتصفّح إن كان قريبًا من المربّع، وإن لم يوجد ظهر رسم الناعورة. الأفضل صورة مربّعة شفّافة الخلفية.',
}

export const identityWords = { en: english, ar: arabic }
