export type AccountWords = {
  title: string
  person: string
  byAdministrators: string
  inUsers: string
  changePassword: string
  endsSessions: string
  current: string
}

export const accountEnglish: AccountWords = {
  title: 'My account',
  person: 'Your details',
  byAdministrators: 'An administrator can change your name, email and role.',
  inUsers: 'Change name, email and picture under “Users”',
  changePassword: 'Change password',
  endsSessions: 'Other devices are logged out; on this one you stay logged in.',
  current: 'Current password',
}

export const accountArabic: AccountWords = {
  title: 'حسابي',
  person: 'بيانات الحساب',
  byAdministrators: 'يستطيع أحد المديرين تغيير الاسم والبريد الإلكتروني والدور.',
  inUsers: 'تغيير الاسم والبريد والصورة من صفحة «المستخدمون»',
  changePassword: 'تغيير كلمة المرور',
  endsSessions: 'تُغلَق الجلسات على الأجهزة الأخرى، وتبقى مفتوحةً على هذا الجهاز.',
  current: 'كلمة المرور الحالية',
}
