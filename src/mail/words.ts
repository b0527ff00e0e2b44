import { catalogue } from '../domain/languages/catalogue.ts'
import type { FactorChange } from '../domain/mails/mail.ts'
import { pluralFor, type PluralForms } from '../domain/languages/plural.ts'
import type { LinkPurpose } from '../domain/navigation/link.ts'
import { fileWords, sizeOf } from '../domain/site-words/file-words.ts'
import { isolated } from '../ui/isolated.ts'

const english = pluralFor('en')
const arabic = pluralFor('ar')
const inEnglish = (forms: PluralForms) => (count: number) => english(count, forms)
const inArabic = (forms: PluralForms) => (count: number) => arabic(count, forms)

type LinkWords = {
  subject: (company: string) => string
  text: (email: string) => string
  limits: string
  action: string
  unexpected: string
}

export const mailWords = catalogue({
  en: {
    sentBy: (site: string) => `Sent by the website ${isolated(site)}.`,
    inbox: {
      one: (name: string) => `New message from ${isolated(name)}`,
      several: inEnglish({ one: '{n} new message', other: '{n} new messages' }),
      more: inEnglish({
        one: '{n} more message is in the inbox.',
        other: '{n} more messages are in the inbox.',
      }),
      form: 'Form',
      about: 'About product',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      page: 'Sent from',
      open: 'Open the message',
      openInbox: 'Open the inbox',
      fileOfSize: (name: string, bytes: number) =>
        `${isolated(name)} (${sizeOf(bytes, fileWords.en).text})`,
    },
    assigned: {
      subject: (name: string) => `A message from ${isolated(name)} is now yours to answer`,
      text: (by: string) => `${isolated(by)} assigned this message to you.`,
    },
    reply: {
      subject: (company: string) => `Re: Your message to ${isolated(company)}`,
      quoted: 'Your message:',
    },
    test: {
      subject: 'Test: mail from your website arrives',
      text: 'This is a test. If you can read it, your website can send mail.',
    },
    links: {
      reset: {
        subject: () => 'Choose a new password',
        text: (email) =>
          `We received a request for a new password for your account ${isolated(email)}.`,
        limits: 'Use the link below to choose one. It works once, within 30 minutes.',
        action: 'Choose a new password',
        unexpected:
          'If you did not ask for this, you can ignore it: your current password still works.',
      },
      invitation: {
        subject: (company) => `You are invited to edit the website of ${isolated(company)}`,
        text: (email) =>
          `An account for editing the website is ready for you. You log in to it with ${isolated(email)}.`,
        limits: 'Use the link below to choose your password. It works once, within seven days.',
        action: 'Choose a password',
        unexpected: 'If you were not expecting this, you can ignore it.',
      },
    } satisfies Record<LinkPurpose, LinkWords>,
    trouble: {
      subject: 'Your website needs attention',
      backup: 'The last backup cannot be relied upon:',
      changes: (since: string) =>
        `Changes have not been sent to the backup location since ${isolated(since)}.`,
      disk: (share: string) => `The disk is nearly full: ${isolated(share)} of it is free.`,
      mails: inEnglish({
        one: '{n} mail could not be sent in the last 24 hours.',
        other: '{n} mails could not be sent in the last 24 hours.',
      }),
      open: 'Open the page “System”',
      again: 'As long as this lasts you get a mail like this once a day, and one when it is over.',
      over: 'Your website is well again',
      overText: 'Backups, disk and mail are as they should be again.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      text: 'Your password was changed. If this was not you, tell an administrator.',
    },
    factorChanged: {
      subjects: {
        'authenticator-added': 'An authenticator app was set up for your account',
        'authenticator-removed': 'The authenticator app was removed from your account',
        'passkey-added': 'A passkey was added to your account',
        'passkey-removed': 'A passkey was removed from your account',
        'second-factor-removed': 'The second step was removed from your account',
      } satisfies Record<FactorChange, string>,
      unexpected: 'If you do not know why, tell an administrator.',
    },
    newDevice: {
      subject: 'Login from a new device',
      text: 'Someone has logged in to your account from a device that was not used before.',
      device: 'Device',
      on: (browser: string, system: string) => `${browser} on ${system}`,
      unknown: 'Unknown browser or program',
      address: 'IP address',
      unexpected:
        'If this was not you, end that session under “My account” and change your password.',
      action: 'Open “My account”',
    },
    emailChanged: {
      subject: 'Your email address was changed',
      text: (from: string, to: string) =>
        `The email address with which you log in was changed from ${isolated(from)} to ${isolated(to)}. If this was not you, tell an administrator.`,
    },
  },
  ar: {
    sentBy: (site) => `أرسل الموقع ${isolated(site)} هذه الرسالة.`,
    inbox: {
      one: (name) => `رسالة جديدة من ${isolated(name)}`,
      several: inArabic({
        zero: 'لا رسائل جديدة',
        one: 'رسالة جديدة',
        two: 'رسالتان جديدتان',
        few: '{n} رسائل جديدة',
        many: '{n} رسالة جديدة',
        other: '{n} رسالة جديدة',
      }),
      more: inArabic({
        zero: 'لا رسائل أخرى ضمن الرسائل الواردة.',
        one: 'رسالة أخرى ضمن الرسائل الواردة.',
        two: 'رسالتان أخريان ضمن الرسائل الواردة.',
        few: '{n} رسائل أخرى ضمن الرسائل الواردة.',
        many: '{n} رسالة أخرى ضمن الرسائل الواردة.',
        other: '{n} رسالة أخرى ضمن الرسائل الواردة.',
      }),
      form: 'النموذج',
      about: 'بخصوص المنتج',
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      page: 'أُرسلت من الصفحة',
      open: 'فتح الرسالة',
      openInbox: 'فتح الرسائل الواردة',
      fileOfSize: (name, bytes) => `${isolated(name)} (${sizeOf(bytes, fileWords.ar).text})`,
    },
    assigned: {
      subject: (name) => `أُسندت إليك رسالة من ${isolated(name)}`,
      text: (by) => `هذه الرسالة مُسنَدة إليك، والإسناد من ${isolated(by)}.`,
    },
    reply: {
      subject: (company) => `ردّ: رسالتك إلى ${isolated(company)}`,
      quoted: 'رسالتك:',
    },
    test: {
      subject: 'رسالة تجريبية: البريد يصل من موقعك',
      text: 'هذه رسالة تجريبية. إن استطعت قراءتها فموقعك قادر على إرسال البريد.',
    },
    links: {
      reset: {
        subject: () => 'اختيار كلمة مرور جديدة',
        text: (email) => `طُلبت كلمة مرور جديدة للحساب ${isolated(email)}.`,
        limits: 'لاختيارها افتح الرابط التالي، وهو صالح لمرّة واحدة خلال 30 دقيقة.',
        action: 'اختيار كلمة مرور جديدة',
        unexpected: 'إن لم تطلبها فلا داعي لأيّ إجراء، إذ تبقى كلمة مرورك الحالية صالحة.',
      },
      invitation: {
        subject: (company) => `ندعوك إلى تحرير موقع ${isolated(company)}`,
        text: (email) => `أُعدّ لك حساب لتحرير الموقع، وبريده الإلكتروني ${isolated(email)}.`,
        limits: 'لاختيار كلمة مرورك افتح الرابط التالي، وهو صالح لمرّة واحدة خلال سبعة أيام.',
        action: 'اختيار كلمة المرور',
        unexpected: 'إن لم تكن تتوقّع هذه الرسالة فلا داعي لأيّ إجراء.',
      },
    },
    trouble: {
      subject: 'موقعك يحتاج إلى عنايتك',
      backup: 'لا يُعتمد على النسخة الاحتياطية الأخيرة:',
      changes: (since) => `لم تُرسل التغييرات إلى مكان النسخ الاحتياطية منذ ${isolated(since)}.`,
      disk: (share) => `كاد القرص أن يمتلئ: لم يبقَ خاليًا منه إلّا ${isolated(share)}.`,
      mails: inArabic({
        zero: 'لم تتعذّر رسائل بريد في آخر 24 ساعة.',
        one: 'تعذّر إرسال رسالة بريد واحدة في آخر 24 ساعة.',
        two: 'تعذّر إرسال رسالتي بريد في آخر 24 ساعة.',
        few: 'تعذّر إرسال {n} رسائل بريد في آخر 24 ساعة.',
        many: 'تعذّر إرسال {n} رسالة بريد في آخر 24 ساعة.',
        other: 'تعذّر إرسال {n} رسالة بريد في آخر 24 ساعة.',
      }),
      open: 'فتح صفحة «النظام»',
      again: 'ما دام هذا قائمًا تصلك رسالة كهذه مرّة في اليوم، ثم رسالة حين يزول.',
      over: 'موقعك على ما يرام من جديد',
      overText: 'عادت النسخ الاحتياطية والقرص والبريد إلى حالها المعتادة.',
    },
    passwordChanged: {
      subject: 'غُيِّرت كلمة مرور حسابك',
      text: 'غُيِّرت كلمة مرور حسابك. إن حدث ذلك من دون علمك فأخبر أحد المديرين.',
    },
    factorChanged: {
      subjects: {
        'authenticator-added': 'فُعِّل تطبيق مصادقة لحسابك',
        'authenticator-removed': 'أُزيل تطبيق المصادقة من حسابك',
        'passkey-added': 'أُضيف مفتاح مرور إلى حسابك',
        'passkey-removed': 'أُزيل مفتاح مرور من حسابك',
        'second-factor-removed': 'أُزيلت الخطوة الثانية من حسابك',
      },
      unexpected: 'إن حدث ذلك من دون علمك فأخبر أحد المديرين.',
    },
    newDevice: {
      subject: 'دخول إلى حسابك من جهاز جديد',
      text: 'سُجِّل الدخول إلى حسابك من جهاز لم يُستخدم من قبل.',
      device: 'الجهاز',
      on: (browser, system) => `${isolated(browser)} على ${isolated(system)}`,
      unknown: 'متصفّح أو برنامج غير معروف',
      address: 'عنوان IP',
      unexpected: 'إن حدث ذلك من دون علمك فأنهِ تلك الجلسة من صفحة «حسابي» وغيّر كلمة مرورك.',
      action: 'فتح صفحة «حسابي»',
    },
    emailChanged: {
      subject: 'غُيِّر البريد الإلكتروني لحسابك',
      text: (from, to) =>
        `غُيِّر البريد الإلكتروني الذي تسجّل به الدخول من ${isolated(from)} إلى ${isolated(to)}. إن حدث ذلك من دون علمك فأخبر أحد المديرين.`,
    },
  },
})
