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
  dueHint: 'وضع أحد المديرين كلمة المرور الحالية. اختر للمتابعة كلمة لا يعرفها سواك.',
}

export const signInWords = { en: english, ar: arabic }
