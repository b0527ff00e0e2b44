export type SignInWords = {
  title: string
  introduction: string
  email: string
  password: string
  show: string
  capsLock: string
  submit: string
  submitting: string
  /** Before the time that is left, `14:59`. */
  waiting: string
  session: {
    ending: string
    over: string
    signIn: string
    title: string
    hint: string
    later: string
  }
}

export const signInEnglish: SignInWords = {
  title: 'Welcome back',
  introduction: 'Log in to edit the site.',
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  capsLock: 'Caps Lock is on.',
  submit: 'Log in',
  submitting: 'Logging in…',
  waiting: 'Try again in',
  session: {
    ending: 'Your session ends in less than two minutes.',
    over: 'Your session is over. What you wrote is still on this page, but not saved.',
    signIn: 'Log in again',
    title: 'Log in to continue',
    hint: 'This page stays as it is. What was not saved can be saved afterwards.',
    later: 'Later',
  },
}

export const signInArabic: SignInWords = {
  title: 'أهلًا بعودتك',
  introduction: 'سجّل الدخول لتحرير محتوى الموقع.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  show: 'إظهار كلمة المرور',
  capsLock: 'مفتاح الأحرف الكبيرة مفعّل.',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ الدخول…',
  waiting: 'المحاولة من جديد بعد',
  session: {
    ending: 'تنتهي الجلسة خلال أقلّ من دقيقتين.',
    over: 'انتهت الجلسة. ما كُتب باقٍ في هذه الصفحة، لكنّه لم يُحفظ.',
    signIn: 'تسجيل الدخول من جديد',
    title: 'تسجيل الدخول للمتابعة',
    hint: 'تبقى هذه الصفحة كما هي، ويمكن بعدها حفظ ما لم يُحفظ.',
    later: 'لاحقًا',
  },
}
