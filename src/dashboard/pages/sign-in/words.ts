export type SignInWords = {
  title: string
  introduction: string
  email: string
  password: string
  show: string
  capsLock: string
  submit: string
  submitting: string
  due: string
  dueHint: string
  forgotten: string
  linkHint: string
  invited: string
  invitedHint: string
  name: string
  save: string
  isVoid: string
  voidHint: string
}

const english: SignInWords = {
  title: 'Welcome back',
  introduction: 'Log in to edit the site.',
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  capsLock: 'Caps Lock is on.',
  submit: 'Log in',
  submitting: 'Logging in…',
  due: 'Choose a new password',
  dueHint: 'An administrator set your current password. Choose one that only you know to continue.',
  forgotten: 'Forgot your password? Ask an administrator.',
  linkHint: 'Once you save, the old password stops working and all other sessions end.',
  invited: 'Welcome',
  invitedHint: 'An account is ready for you. Check your name and choose a password.',
  name: 'Name',
  save: 'Save and log in',
  isVoid: 'This link has been used or has expired',
  voidHint: 'Each link works once. Ask an administrator for a new one.',
}

const arabic: SignInWords = {
  title: 'أهلًا بعودتك',
  introduction: 'سجّل الدخول لتحرير محتوى الموقع.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  show: 'إظهار كلمة المرور',
  capsLock: 'مفتاح الأحرف الكبيرة مفعَّل.',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ الدخول…',
  due: 'اختيار كلمة مرور جديدة',
  dueHint: 'وضع أحد المديرين كلمة المرور الحالية. للمتابعة اختر كلمة مرور لا يعرفها غيرك.',
  forgotten: 'نسيت كلمة المرور؟ راجع أحد المديرين.',
  linkHint: 'بعد الحفظ تبطل كلمة المرور القديمة وتنتهي كلّ الجلسات الأخرى.',
  invited: 'أهلًا بك',
  invitedHint: 'أُعدّ لك حساب. راجع اسمك واختر كلمة مرور.',
  name: 'الاسم',
  save: 'حفظ ودخول',
  isVoid: 'استُخدم هذا الرابط أو انتهت صلاحيته',
  voidHint: 'يصلح كلّ رابط لمرّة واحدة. اطلب رابطًا جديدًا من أحد المديرين.',
}

export const signInWords = { en: english, ar: arabic }
