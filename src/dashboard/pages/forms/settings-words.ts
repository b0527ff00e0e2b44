import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { Guard } from '../../../domain/forms/form.ts'
import { isolated } from '../../../ui/isolated.ts'

export const formSettingsWords = catalogue({
  en: {
    byAdministrators: 'Only administrators change this.',
    told: {
      title: 'Who is told',
      hint: 'They alone are told of new messages of this form, by mail.',
      none: 'The same people as for all messages.',
      add: 'Add a recipient',
      choose: 'Choose a user or an address',
      remove: (name: string) => `Remove ${isolated(name)}`,
      silent: 'has switched off mail about messages',
      gone: 'is no longer there',
      user: 'User',
      failed: 'The recipients could not be loaded.',
      noMail: 'This site sends no mail, so it tells no one. Messages wait in the inbox.',
    },
    topic: {
      label: 'By topic',
      hint: 'The option that a visitor chooses decides who is told.',
      none: 'The same people for every topic',
      likeForm: 'As for the whole form.',
      of: (option: string) => `If “${isolated(option)}” is chosen`,
    },
    keep: {
      title: 'Erase after',
      choice: 'Keep messages',
      likeAll: 'Like all messages',
      own: 'Erase after some days',
      hint: 'The term of the form goes before that of all messages, even if it is longer. It stays if the form is deleted.',
    },
    copy: {
      title: 'Send visitors a copy',
      label: 'Send visitors what they wrote',
      hint: 'By mail, once a day to each address. Links in it lead nowhere.',
      noAddress: 'No field of this form asks for the address to reply to, so no copies are sent.',
      noMail: 'This site sends no mail, so no copies are sent.',
      on: 'Visitors are sent a copy.',
      off: 'Visitors are sent no copy.',
    },
    guard: {
      title: 'Guard against spam',
      names: { usual: 'Usual', strict: 'Strict' } satisfies Record<Guard, string>,
      hints: {
        usual: 'Suspicious messages are held back.',
        strict: 'Messages without a sign that a person wrote them are not taken at once.',
      } satisfies Record<Guard, string>,
    },
  },
  ar: {
    byAdministrators: 'لا يغيّر هذا إلّا المديرون.',
    told: {
      title: 'من يُبلَّغ',
      hint: 'يُبلَّغ هؤلاء وحدهم بالبريد برسائل هذا النموذج الجديدة.',
      none: 'من تصلهم إشعارات الرسائل كلّها.',
      add: 'إضافة متلقٍّ',
      choose: 'اختر مستخدمًا أو عنوانًا',
      remove: (name) => `إزالة ${isolated(name)}`,
      silent: 'أوقف وصول الرسائل إلى بريده',
      gone: 'لم يعد موجودًا',
      user: 'مستخدم',
      failed: 'تعذّر تحميل المتلقّين.',
      noMail: 'لا يرسل هذا الموقع بريدًا، فلا يُبلَّغ أحد. تبقى الرسائل في صندوق الوارد.',
    },
    topic: {
      label: 'بحسب الموضوع',
      hint: 'الخيار الذي يختاره الزائر يحدّد من يُبلَّغ.',
      none: 'المتلقّون أنفسهم لكلّ موضوع',
      likeForm: 'كما للنموذج كلّه.',
      of: (option) => `عند اختيار «${isolated(option)}»`,
    },
    keep: {
      title: 'المحو بعد',
      choice: 'حفظ الرسائل',
      likeAll: 'كسائر الرسائل',
      own: 'المحو بعد أيام',
      hint: 'تسبق مدّة النموذج المدّة العامّة للرسائل وإن كانت أطول، ويبقى العمل بها إن حُذف النموذج.',
    },
    copy: {
      title: 'إرسال نسخة إلى الزائر',
      label: 'إرسال ما كتبه الزائر إليه',
      hint: 'بالبريد، مرّة في اليوم لكلّ عنوان. ولا تعمل فيها الروابط.',
      noAddress: 'ليس في النموذج حقل للبريد الذي تُرسل إليه الردود، فلا تُرسل نسخ.',
      noMail: 'لا يرسل هذا الموقع بريدًا، فلا تُرسل نسخ.',
      on: 'تُرسل إلى الزائر نسخة.',
      off: 'لا تُرسل إلى الزائر نسخة.',
    },
    guard: {
      title: 'الحماية من الرسائل المزعجة',
      names: { usual: 'عاديّة', strict: 'مشدّدة' },
      hints: {
        usual: 'تُحتجز الرسائل المشبوهة.',
        strict: 'لا تُقبل مباشرةً رسالة لا دليل على أن إنسانًا كتبها.',
      },
    },
  },
})
