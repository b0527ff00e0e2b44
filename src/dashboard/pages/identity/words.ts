export type IdentityWords = {
  logoHint: string
}

const english: IdentityWords = {
  logoHint:
    'Shown beside the name in the header and footer; without a logo, the water wheel is shown. A square image with a transparent background works best.',
}

const arabic: IdentityWords = {
  logoHint:
    'يظهر بجانب الاسم في رأس الموقع وتذييله، وإن لم يوجد ظهر رسم الناعورة. الأفضل صورة مربّعة شفّافة الخلفية.',
}

export const identityWords = { en: english, ar: arabic }
