export type AccountWords = {
  title: string
  person: string
  byAdministrators: string
  inUsers: string
  changePassword: string
  endsSessions: string
  current: string
  due: string
  dueHint: string
}

export const accountEnglish: AccountWords = {
  title: 'My account',
  person: 'Your details',
  byAdministrators: 'An administrator can change your name, email and role.',
  inUsers: 'Change name, email and picture under “Users”',
  changePassword: 'Change password',
  endsSessions: 'Other devices are logged out; on this one you stay logged in.',
  current: 'Current password',
  due: 'Choose a new password',
  dueHint: 'An administrator set the present one. Choose a password that only you know to go on.',
}

export const accountArabic: AccountWords = {
  title: 'حسابي',
  person: 'بيانات الحساب',
  byAdministrators: 'يستطيع أحد المديرين تغيير الاسم والبريد الإلكتروني والدور.',
  inUsers: 'تغيير الاسم والبريد والصورة من صفحة «المستخدمون»',
  changePassword: 'تغيير كلمة المرور',
  endsSessions: 'تُغلَق الجلسات على الأجهزة الأخرى، وتبقى مفتوحةً على هذا الجهاز.',
  current: 'كلمة المرور الحالية',
  due: 'اختيار كلمة مرور جديدة',
  dueHint: 'وضع أحد المديرين كلمة المرور الحالية. اختر للمتابعة كلمةً لا يعرفها سواك.',
}
