import { catalogue } from '../../../domain/languages/catalogue.ts'

export const accountWords = catalogue({
  en: {
    title: 'My account',
    person: 'Your details',
    nameShown: 'Colleagues see your name and picture beside what you change.',
    byAdministrators: 'Only administrators can change emails and roles.',
    endsSessions: 'Other devices are logged out; on this one you stay logged in.',
    name: 'Name',
    email: 'Email',
    role: 'Role',
  },
  ar: {
    title: 'حسابي',
    person: 'بيانات الحساب',
    nameShown: 'يرى زملاؤك اسمك وصورتك إلى جانب تعديلاتك.',
    byAdministrators: 'لا يستطيع تغيير البريد الإلكتروني والدور إلّا المديرون.',
    endsSessions: 'تُغلق الجلسات على الأجهزة الأخرى، وتبقى مفتوحة على هذا الجهاز.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
  },
})
