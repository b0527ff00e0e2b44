import { catalogue } from '../languages/catalogue.ts'
import type { MailFailure } from './mail.ts'

type FailureWords = Record<MailFailure, string>

export const mailFailureWords = catalogue<FailureWords>({
  en: {
    dns: 'The name of the mail server was not found.',
    unreachable: 'The mail server cannot be reached: nothing answers at its address and port.',
    tls: 'No secure connection to the mail server was possible (TLS).',
    'sign-in': 'The mail server did not accept the user name or password.',
    refused: 'The mail server refused the mail.',
    silent: 'The mail server did not answer in time.',
    closed: 'The mail server ended the connection.',
    late: 'The mail was too late to be of use.',
    unsure: 'It is not known whether the mail server took the mail.',
  },
  ar: {
    dns: 'لم يُعثر على اسم خادم البريد.',
    unreachable: 'تعذّر الوصول إلى خادم البريد: لا مجيب على عنوانه ومنفذه.',
    tls: 'تعذّر الاتصال الآمن بخادم البريد (TLS).',
    'sign-in': 'لم يقبل خادم البريد اسم المستخدم أو كلمة المرور.',
    refused: 'رفض خادم البريد الرسالة.',
    silent: 'لم يجب خادم البريد في الوقت المحدّد.',
    closed: 'أنهى خادم البريد الاتصال.',
    late: 'تأخّرت الرسالة حتى لم تعد تفيد.',
    unsure: 'لا يُعرف إن كان خادم البريد قد تسلّم الرسالة.',
  },
})
