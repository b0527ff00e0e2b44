export type AccountWords = {
  title: string
  person: string
  byAdministrators: string
  inUsers: string
  endsSessions: string
  name: string
  email: string
  role: string
}

const english: AccountWords = {
  title: 'My account',
  person: 'Your details',
  byAdministrators: 'An administrator can change your name, email and role.',
  inUsers: 'Change name, email and picture under “Users”',
  endsSessions: 'Other devices are logged out; on this one you stay logged in.',
  name: 'Name',
  email: 'Email',
  role: 'Role',
}

const arabic: AccountWords = {
  title: 'حسابي',
  person: 'بيانات الحساب',
  byAdministrators: 'يستطيع أحد المديرين تغيير الاسم والبريد الإلكتروني والدور.',
  inUsers: 'تغيير الاسم والبريد والصورة من صفحة «المستخدمون»',
  endsSessions: 'تُغلق الجلسات على الأجهزة الأخرى، وتبقى مفتوحة على هذا الجهاز.',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  role: 'الدور',
}

export const accountWords = { en: english, ar: arabic }
