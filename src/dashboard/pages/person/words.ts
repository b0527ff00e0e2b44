import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { RemainsResponse } from '../../../contract/inbox.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

export const personWords = catalogue({
  en: {
    title: 'One person’s data',
    introduction:
      'When someone asks what you have stored about them, or wants it erased, find their messages here, also those in the trash and those held back.',
    who: 'Email or phone number',
    whoHint: 'As they wrote it in the form',
    find: 'Find',
    found: englishCount({ one: '{n} message found', other: '{n} messages found' }),
    nothing: 'No message came from this email or phone number, and none mentions it.',
    newest: englishCount({
      one: 'The newest is listed. Erase it to see the others.',
      other: 'The newest {n} are listed. Erase them to see the others.',
    }),
    mentions: 'Only mentions it',
    inTrash: 'In the trash',
    heldBack: 'Held back',
    replies: englishCount({ one: '{n} reply', other: '{n} replies' }),
    notes: englishCount({ one: '{n} note', other: '{n} notes' }),
    attachments: englishCount({ one: '{n} attachment', other: '{n} attachments' }),
    export: 'Export the chosen ones',
    erase: 'Erase the chosen ones',
    eraseQuestion: englishCount({
      one: 'Erase {n} message for good?',
      other: 'Erase {n} messages for good?',
    }),
    eraseHint:
      'They go with their attachments, replies and notes, and not to the trash. They cannot be restored.',
    erased: englishCount({ one: '{n} message is erased', other: '{n} messages are erased' }),
    remains: {
      none: 'This server keeps no backups that hold it.',
      until: 'Backups made until now still hold it. The server removes the last of them on',
      kept: 'Backups made until now still hold it, and the server never removes them by itself.',
      unknown: 'Backups made until now may still hold it; their place cannot be reached just now.',
    } satisfies Record<RemainsResponse['state'], string>,
    copies:
      'Copies of the database from before upgrades hold it, too. Delete these files from the server’s folder of backups once you can do without them:',
    afterRestoring: 'After restoring any of them, erase this person again.',
  },
  ar: {
    title: 'بيانات شخص',
    introduction:
      'يسأل أحدهم عمّا تحفظونه من بياناته، أو يطلب محوها: ابحث هنا عن رسائله، وفيها ما في سلّة المحذوفات وما هو محتجز.',
    who: 'البريد الإلكتروني أو رقم الهاتف',
    whoHint: 'كما كتبه في النموذج',
    find: 'بحث',
    found: arabicCount({
      zero: 'لم يُعثر على رسائل',
      one: 'عُثر على رسالة واحدة',
      two: 'عُثر على رسالتين',
      few: 'عُثر على {n} رسائل',
      many: 'عُثر على {n} رسالة',
      other: 'عُثر على {n} رسالة',
    }),
    nothing: 'لم تصل رسالة من هذا البريد أو رقم الهاتف، ولا رسالة تذكره.',
    newest: arabicCount({
      zero: 'لا رسائل معروضة.',
      one: 'المعروض أحدثها. امحُها لترى البقيّة.',
      two: 'المعروض أحدث رسالتين. امحُهما لترى البقيّة.',
      few: 'المعروض أحدث {n} رسائل. امحُها لترى البقيّة.',
      many: 'المعروض أحدث {n} رسالة. امحُها لترى البقيّة.',
      other: 'المعروض أحدث {n} رسالة. امحُها لترى البقيّة.',
    }),
    mentions: 'تذكره فقط',
    inTrash: 'في سلّة المحذوفات',
    heldBack: 'محتجزة',
    replies: arabicCount({
      zero: 'بلا ردود',
      one: 'ردّ واحد',
      two: 'ردّان',
      few: '{n} ردود',
      many: '{n} ردًّا',
      other: '{n} ردّ',
    }),
    notes: arabicCount({
      zero: 'بلا ملاحظات',
      one: 'ملاحظة واحدة',
      two: 'ملاحظتان',
      few: '{n} ملاحظات',
      many: '{n} ملاحظة',
      other: '{n} ملاحظة',
    }),
    attachments: arabicCount({
      zero: 'بلا مرفقات',
      one: 'مرفق واحد',
      two: 'مرفقان',
      few: '{n} مرفقات',
      many: '{n} مرفقًا',
      other: '{n} مرفق',
    }),
    export: 'تصدير المختارة',
    erase: 'محو المختارة',
    eraseQuestion: arabicCount({
      zero: 'لا رسائل لتُمحى',
      one: 'هل تريد محو رسالة واحدة نهائيًا؟',
      two: 'هل تريد محو رسالتين نهائيًا؟',
      few: 'هل تريد محو {n} رسائل نهائيًا؟',
      many: 'هل تريد محو {n} رسالة نهائيًا؟',
      other: 'هل تريد محو {n} رسالة نهائيًا؟',
    }),
    eraseHint: 'تُمحى مع الردود عليها وملاحظاتها، ولا تنتقل إلى سلّة المحذوفات. لا يمكن استعادتها.',
    erased: arabicCount({
      zero: 'لم تُمحَ أيّ رسالة',
      one: 'مُحيت رسالة واحدة',
      two: 'مُحيت رسالتان',
      few: 'مُحيت {n} رسائل',
      many: 'مُحيت {n} رسالة',
      other: 'مُحيت {n} رسالة',
    }),
    remains: {
      none: 'لا يحتفظ هذا الخادم بنسخ احتياطية فيها هذه البيانات.',
      until: 'ما زالت في النسخ الاحتياطية التي أُنشئت حتى الآن. يحذف الخادم آخرها في',
      kept: 'ما زالت في النسخ الاحتياطية التي أُنشئت حتى الآن، ولا يحذفها الخادم تلقائيًا.',
      unknown: 'قد تكون ما زالت في النسخ الاحتياطية السابقة، وتعذّر الوصول إلى مكانها الآن.',
    },
    copies:
      'وهي أيضًا في نسخ قاعدة البيانات التي حُفظت قبل الترقيات. احذف هذه الملفات من مجلّد النسخ الاحتياطية على الخادم متى استغنيت عنها:',
    afterRestoring: 'إذا استُعيدت أيّ نسخة منها، فامحُ بيانات هذا الشخص من جديد.',
  },
})
