import type { ActivityEntry } from '../../../contract/activity.ts'
import type { AuditKind, changedFields } from '../../../domain/audit/audit.ts'
import type { AuditGroup } from '../../../domain/audit/audit-groups.ts'
import type { Scope } from '../../../domain/people/access-key.ts'
import { catalogue } from '../../../domain/languages/catalogue.ts'
import {
  type StartingPoint,
  startingPointNames,
} from '../../../domain/starting-point/starting-point.ts'
import { isolated } from '../../../ui/isolated.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'

type Details = ActivityEntry['details']
type Sentence = (details: Details) => string
type ChangedField = (typeof changedFields)[number]

const named =
  (withName: (name: string) => string, without = withName('–')): Sentence =>
  ({ name }) =>
    name ? withName(isolated(name)) : without

const started = (locale: 'en' | 'ar', point: StartingPoint | undefined) =>
  isolated(point ? startingPointNames[point][locale] : '')

export const activityWords = catalogue({
  en: {
    introduction:
      'Logins, changes of rights and settings, and deletions. Content has its own history.',
    count: englishCount({ one: '{n} entry', other: '{n} entries' }),
    failed: 'The activity could not be loaded',
    search: 'Search names, emails and IPs',
    filter: 'Filter',
    what: 'What',
    everything: 'Everything',
    groups: {
      access: 'Logins and access',
      users: 'Users',
      site: 'Site',
      system: 'System',
    } satisfies Record<AuditGroup, string>,
    who: 'Who',
    everyone: 'Everyone',
    from: 'From',
    to: 'To',
    none: 'No matching entries',
    noneHint: 'Nothing was recorded that matches this search or filter.',
    showAll: 'Show all',
    chain: {
      checking: 'Checking the record…',
      whole: 'The record is unbroken up to {time}.',
      since: 'It goes back to {time}.',
      broken: (entry: number) =>
        `The record is broken at entry ${entry}: an entry was changed, removed or inserted there.`,
      wholeUntil: 'Up to {time} it is unbroken.',
      command: 'On the server, this command says more:',
      unknown: 'The record could not be checked.',
    },
    machine: (name: string) => `Owner of the server (${isolated(name)})`,
    program: 'with an access key',
    visitor: 'A visitor',
    product: 'Automatically',
    onlyOf: (name: string) => `Show only what ${isolated(name)} did`,
    times: englishCount({ one: 'Once', other: '{n} times' }),
    backupOf: 'Backup of {time}',
    change: (field: string, from: string, to: string) =>
      `${field}: ${isolated(from)} → ${isolated(to)}`,
    scopes: { read: 'It may read', content: 'It may read and change' } satisfies Record<
      Scope,
      string
    >,
    switched: { true: 'On', false: 'Off' },
    factors: {
      password: 'Logged in with a password',
      passkey: 'Logged in with a passkey',
      authenticator: 'Logged in with a password and an authenticator app',
      'recovery-code': 'Logged in with a password and a recovery code',
    } satisfies Record<NonNullable<Details['factor']>, string>,
    fields: {
      name: 'Name',
      email: 'Email',
      role: 'Role',
      status: 'Status',
      code: 'Code',
      second_factor_for: 'Two-step login',
      strong_passwords: 'Strong passwords',
      idle_minutes: 'End idle sessions',
      recipients: 'Addresses',
      message_days: 'Days',
      copies: 'Copies to visitors',
      time_zone: 'Time zone',
      publishing_rule: 'Rule for publishing',
      rule_languages: 'Languages',
    } satisfies Record<ChangedField, string>,
    kinds: {
      'signed-in': () => 'Logged in',
      'sign-in-refused': named((name) => `Login as “${name}” refused`, 'Login refused'),
      'proof-refused': () => 'Confirmation of identity refused',
      'signed-out': () => 'Logged out',
      'session-ended': () => 'Ended a session',
      'other-sessions-ended': () => 'Ended all other sessions',
      'user-sessions-ended': named((name) => `Ended all sessions of “${name}”`),
      'password-changed': named((name) => `Changed the password of “${name}”`),
      'passkey-added': named((name) => `Added the passkey “${name}”`, 'Added a passkey'),
      'passkey-renamed': () => 'Renamed a passkey',
      'passkey-removed': named((name) => `Removed the passkey “${name}”`, 'Removed a passkey'),
      'authenticator-added': () => 'Set up an authenticator app',
      'authenticator-removed': () => 'Removed the authenticator app',
      'recovery-codes-made': () => 'Made new recovery codes',
      'second-factor-removed': named((name) => `Removed the second step of “${name}”`),
      'security-changed': () => 'Changed the security settings',
      'key-added': named((name) => `Created the access key “${name}”`),
      'key-ended': named((name) => `Ended the access key “${name}”`),
      'link-made': ({ name = '', purpose }): string =>
        purpose === 'invitation'
          ? `Made an invitation link for “${isolated(name)}”`
          : `Made a one-time link for “${isolated(name)}”`,
      'link-asked': named((name) => `Asked for a link to the account of “${name}”`),
      'link-used': ({ purpose }): string =>
        purpose === 'invitation'
          ? 'Joined by an invitation link'
          : 'Chose a new password by a one-time link',
      'access-refused': () => 'Access refused',
      'limit-reached': () => 'Too many attempts',
      'user-added': ({ name = '', invited }): string =>
        invited ? `Invited “${isolated(name)}”` : `Added the user “${isolated(name)}”`,
      'user-changed': named((name) => `Changed the user “${name}”`),
      'user-removed': named((name) => `Deleted the user “${name}”`),
      'user-restored': named((name) => `Restored the user “${name}”`),
      'language-added': named((name) => `Added the language “${name}”`),
      'language-changed': named((name) => `Changed the language “${name}”`),
      'language-removed': named((name) => `Deleted the language “${name}”`),
      'language-restored': named((name) => `Restored the language “${name}”`),
      'look-changed': () => 'Changed the look',
      'words-changed': () => 'Changed names of the site',
      'navigation-changed': () => 'Changed the menus',
      'identity-changed': () => 'Changed the company identity',
      'seo-changed': () => 'Changed search and sharing',
      replied: () => 'Replied to a message',
      'messages-exported': ({ count = 0 }) =>
        englishCount({ one: 'Exported {n} message', other: 'Exported {n} messages' })(count),
      'person-exported': ({ count = 0 }) =>
        englishCount({
          one: 'Exported {n} message of one person',
          other: 'Exported {n} messages of one person',
        })(count),
      'person-erased': ({ count = 0 }) =>
        englishCount({
          one: 'Erased {n} message of one person',
          other: 'Erased {n} messages of one person',
        })(count),
      'recipients-changed': () => 'Changed where new messages are mailed',
      'retention-changed': () => 'Changed how long messages are kept',
      'time-zone-changed': () => 'Changed the time zone of the site',
      'publishing-rule-changed': () => 'Changed the rule for publishing',
      'redirect-added': named((path) => `Added a redirect from “${path}”`),
      'redirects-imported': ({ count = 0 }) =>
        englishCount({ one: 'Imported {n} redirect', other: 'Imported {n} redirects' })(count),
      'moved-in': named((source) => `Began to move in texts from “${source}”`),
      'old-site-asked': named((source) => `Let a move ask the old site “${source}”`),
      'moved-in-public': named((source) => `Began to publish what came from “${source}”`),
      'taken-back': named((source) => `Began to take back what came from “${source}”`),
      'redirect-removed': named((path) => `Deleted the redirect from “${path}”`),
      'redirect-restored': named((path) => `Restored the redirect from “${path}”`),
      'page-removed': named((name) => `Deleted the page “${name}”`, 'Deleted a page'),
      'page-restored': named((name) => `Restored the page “${name}”`, 'Restored a page'),
      'form-changed': named(
        (name) => `Changed the recipients or the term of the form “${name}”`,
        'Changed the recipients or the term of a form',
      ),
      'form-removed': named((name) => `Deleted the form “${name}”`, 'Deleted a form'),
      'form-restored': named((name) => `Restored the form “${name}”`, 'Restored a form'),
      'media-removed': named((name) => `Deleted the image “${name}”`, 'Deleted an image'),
      'media-restored': named((name) => `Restored the image “${name}”`, 'Restored an image'),
      'file-removed': named((name) => `Deleted the file “${name}”`),
      'file-restored': named((name) => `Restored the file “${name}”`),
      started: ({ point }) => `Began with the template “${started('en', point)}”`,
      'demo-removed': () => 'Removed the demo content',
      purged: ({ count = 0 }) =>
        englishCount({
          one: 'Deleted {n} item from the trash for good',
          other: 'Deleted {n} items from the trash for good',
        })(count),
      frozen: () => 'Stopped all changes to the site',
      thawed: () => 'Allowed changes to the site again',
      'backup-made': ({ proven }): string =>
        proven ? 'Made a backup, proven by restoring it' : 'Made a backup, not proven',
      'backup-failed': () => 'A backup failed',
      'export-begun': () => 'Had the content prepared for download',
      'export-made': ({ count = 0 }) =>
        englishCount({ one: 'Exported {n} file', other: 'Exported {n} files' })(count),
      'export-downloaded': () => 'Downloaded the content',
      restored: () => 'Restored the site from a backup',
      moved: ({ moved = 'both' }): string =>
        ({
          database: 'Moved the database',
          pictures: 'Moved the images',
          both: 'Moved database and images',
        })[moved],
      'secret-changed': () => 'Changed the signing secret',
    } satisfies Record<AuditKind, Sentence>,
  },
  ar: {
    introduction: 'تسجيلات الدخول وتغييرات الصلاحيات والإعدادات وعمليات الحذف. أمّا المحتوى فله سجلّه.',
    count: arabicCount({
      zero: 'لا قيود',
      one: 'قيد واحد',
      two: 'قيدان',
      few: '{n} قيود',
      many: '{n} قيدًا',
      other: '{n} قيد',
    }),
    failed: 'تعذّر تحميل سجلّ النشاط',
    search: 'البحث في الأسماء والبريد وعناوين IP',
    filter: 'تصفية',
    what: 'النشاط',
    everything: 'الكلّ',
    groups: {
      access: 'الدخول والصلاحيات',
      users: 'المستخدمون',
      site: 'الموقع',
      system: 'النظام',
    },
    who: 'المستخدم',
    everyone: 'الجميع',
    from: 'من',
    to: 'إلى',
    none: 'لا قيود مطابقة',
    noneHint: 'لم يُسجَّل شيء يطابق هذا البحث أو هذه التصفية.',
    showAll: 'عرض الكلّ',
    chain: {
      checking: 'جارٍ التحقّق من السجلّ…',
      whole: 'السجلّ سليم حتى {time}.',
      since: 'ويعود إلى {time}.',
      broken: (entry) => `انقطع السجلّ عند القيد ${entry}: عُدِّل فيه قيد أو حُذف أو أُقحم.`,
      wholeUntil: 'وهو سليم حتى {time}.',
      command: 'للتفاصيل شغّل هذا الأمر على الخادم:',
      unknown: 'تعذّر التحقّق من السجلّ.',
    },
    machine: (name) => `صاحب الخادم (${isolated(name)})`,
    program: 'عبر مفتاح وصول',
    visitor: 'زائر',
    product: 'تلقائيًا',
    onlyOf: (name) => `عرض نشاط ${isolated(name)} وحده`,
    times: arabicCount({
      zero: 'لا شيء',
      one: 'مرّة واحدة',
      two: 'مرّتان',
      few: '{n} مرّات',
      many: '{n} مرّة',
      other: '{n} مرّة',
    }),
    backupOf: 'النسخة الاحتياطية المؤرّخة {time}',
    change: (field, from, to) => `${field}: ${isolated(from)} ← ${isolated(to)}`,
    scopes: { read: 'للقراءة', content: 'للقراءة والتعديل' },
    switched: { true: 'مفعَّل', false: 'معطَّل' },
    factors: {
      password: 'تسجيل دخول بكلمة المرور',
      passkey: 'تسجيل دخول بمفتاح المرور',
      authenticator: 'تسجيل دخول بكلمة المرور وتطبيق المصادقة',
      'recovery-code': 'تسجيل دخول بكلمة المرور ورمز استرداد',
    },
    fields: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      role: 'الدور',
      status: 'الحالة',
      code: 'الرمز',
      second_factor_for: 'الدخول بخطوتين',
      strong_passwords: 'كلمات المرور القوية',
      idle_minutes: 'إنهاء الجلسات الخاملة',
      recipients: 'العناوين',
      message_days: 'عدد الأيام',
      copies: 'نسخ الزوّار',
      time_zone: 'المنطقة الزمنية',
      publishing_rule: 'قاعدة النشر',
      rule_languages: 'اللغات',
    },
    kinds: {
      'signed-in': () => 'تسجيل دخول',
      'sign-in-refused': named((name) => `رُفض تسجيل الدخول إلى حساب «${name}»`, 'رُفض تسجيل دخول'),
      'proof-refused': () => 'رُفض تأكيد الهويّة',
      'signed-out': () => 'تسجيل خروج',
      'session-ended': () => 'أُنهيت جلسة',
      'other-sessions-ended': () => 'أُنهيت كلّ الجلسات الأخرى',
      'user-sessions-ended': named((name) => `أُنهيت كلّ جلسات «${name}»`),
      'password-changed': named((name) => `غُيِّرت كلمة مرور «${name}»`),
      'passkey-added': named((name) => `أُضيف مفتاح المرور «${name}»`, 'أُضيف مفتاح مرور'),
      'passkey-renamed': () => 'أُعيدت تسمية مفتاح مرور',
      'passkey-removed': named((name) => `أُزيل مفتاح المرور «${name}»`, 'أُزيل مفتاح مرور'),
      'authenticator-added': () => 'فُعِّل تطبيق المصادقة',
      'authenticator-removed': () => 'أُزيل تطبيق المصادقة',
      'recovery-codes-made': () => 'أُنشئت رموز استرداد جديدة',
      'second-factor-removed': named((name) => `أُزيلت الخطوة الثانية لحساب «${name}»`),
      'security-changed': () => 'عُدِّلت إعدادات الأمان',
      'key-added': named((name) => `أُنشئ مفتاح الوصول «${name}»`),
      'key-ended': named((name) => `أُنهي مفتاح الوصول «${name}»`),
      'link-made': ({ name = '', purpose }) =>
        purpose === 'invitation'
          ? `أُنشئ رابط انضمام «${isolated(name)}»`
          : `أُنشئ رابط صالح لمرّة واحدة لحساب «${isolated(name)}»`,
      'link-asked': named((name) => `طُلب رابط لحساب «${name}»`),
      'link-used': ({ purpose }) =>
        purpose === 'invitation'
          ? 'انضمام عبر رابط'
          : 'اختيرت كلمة مرور جديدة عبر رابط صالح لمرّة واحدة',
      'access-refused': () => 'رُفض الوصول',
      'limit-reached': () => 'محاولات كثيرة',
      'user-added': ({ name = '', invited }) =>
        invited
          ? `أُضيف المستخدم «${isolated(name)}» ليختر كلمة مروره`
          : `أُضيف المستخدم «${isolated(name)}»`,
      'user-changed': named((name) => `عُدِّل المستخدم «${name}»`),
      'user-removed': named((name) => `حُذف المستخدم «${name}»`),
      'user-restored': named((name) => `استُعيد المستخدم «${name}»`),
      'language-added': named((name) => `أُضيفت اللغة «${name}»`),
      'language-changed': named((name) => `عُدِّلت اللغة «${name}»`),
      'language-removed': named((name) => `حُذفت اللغة «${name}»`),
      'language-restored': named((name) => `استُعيدت اللغة «${name}»`),
      'look-changed': () => 'عُدِّل التصميم',
      'words-changed': () => 'عُدِّلت تسميات الموقع',
      'navigation-changed': () => 'عُدِّلت القوائم',
      'identity-changed': () => 'عُدِّلت هوية المؤسّسة',
      'seo-changed': () => 'عُدِّلت إعدادات الظهور والمشاركة',
      replied: () => 'أُرسل ردّ على رسالة',
      'messages-exported': ({ count = 0 }) =>
        arabicCount({
          zero: 'لم تُصدَّر أيّ رسالة',
          one: 'صُدِّرت رسالة واحدة',
          two: 'صُدِّرت رسالتان',
          few: 'صُدِّرت {n} رسائل',
          many: 'صُدِّرت {n} رسالة',
          other: 'صُدِّرت {n} رسالة',
        })(count),
      'person-exported': ({ count = 0 }) =>
        arabicCount({
          zero: 'لم تُصدَّر أيّ رسالة لشخص',
          one: 'صُدِّرت رسالة واحدة لشخص',
          two: 'صُدِّرت رسالتان لشخص',
          few: 'صُدِّرت {n} رسائل لشخص',
          many: 'صُدِّرت {n} رسالة لشخص',
          other: 'صُدِّرت {n} رسالة لشخص',
        })(count),
      'person-erased': ({ count = 0 }) =>
        arabicCount({
          zero: 'لم تُمحَ أيّ رسالة لشخص',
          one: 'مُحيت رسالة واحدة لشخص',
          two: 'مُحيت رسالتان لشخص',
          few: 'مُحيت {n} رسائل لشخص',
          many: 'مُحيت {n} رسالة لشخص',
          other: 'مُحيت {n} رسالة لشخص',
        })(count),
      'recipients-changed': () => 'عُدِّلت عناوين إشعارات الرسائل',
      'retention-changed': () => 'عُدِّلت مدّة حفظ الرسائل',
      'time-zone-changed': () => 'عُدِّلت المنطقة الزمنية للموقع',
      'publishing-rule-changed': () => 'عُدِّلت قاعدة النشر',
      'redirect-added': named((path) => `أُضيف تحويل الرابط «${path}»`),
      'redirects-imported': ({ count = 0 }) =>
        arabicCount({
          zero: 'لم يُستورد أيّ تحويل',
          one: 'استُورد تحويل واحد',
          two: 'استُورد تحويلان',
          few: 'استُوردت {n} تحويلات',
          many: 'استُورد {n} تحويلًا',
          other: 'استُورد {n} تحويل',
        })(count),
      'moved-in': named((source) => `بدأ نقل نصوص من «${source}»`),
      'old-site-asked': named((source) => `سمح لعملية نقل بسؤال الموقع القديم «${source}»`),
      'moved-in-public': named((source) => `بدأ نشر ما نُقل من «${source}»`),
      'taken-back': named((source) => `بدأ التراجع عن نقل نصوص من «${source}»`),
      'redirect-removed': named((path) => `حُذف تحويل الرابط «${path}»`),
      'redirect-restored': named((path) => `استُعيد تحويل الرابط «${path}»`),
      'page-removed': named((name) => `حُذفت الصفحة «${name}»`, 'حُذفت صفحة'),
      'page-restored': named((name) => `استُعيدت الصفحة «${name}»`, 'استُعيدت صفحة'),
      'form-changed': named(
        (name) => `عُدِّل متلقّو رسائل النموذج «${name}» أو مدّة حفظها`,
        'عُدِّل متلقّو رسائل نموذج أو مدّة حفظها',
      ),
      'form-removed': named((name) => `حُذف النموذج «${name}»`, 'حُذف نموذج'),
      'form-restored': named((name) => `استُعيد النموذج «${name}»`, 'استُعيد نموذج'),
      'media-removed': named((name) => `حُذفت الصورة «${name}»`, 'حُذفت صورة'),
      'media-restored': named((name) => `استُعيدت الصورة «${name}»`, 'استُعيدت صورة'),
      'file-removed': named((name) => `حُذف الملف «${name}»`),
      'file-restored': named((name) => `استُعيد الملف «${name}»`),
      started: ({ point }) => `بدأ الموقع من قالب «${started('ar', point)}»`,
      'demo-removed': () => 'أُزيل المحتوى التجريبي',
      purged: ({ count = 0 }) =>
        arabicCount({
          zero: 'لم يُحذف أيّ عنصر نهائيًا من سلّة المحذوفات',
          one: 'حُذف عنصر واحد نهائيًا من سلّة المحذوفات',
          two: 'حُذف عنصران نهائيًا من سلّة المحذوفات',
          few: 'حُذفت {n} عناصر نهائيًا من سلّة المحذوفات',
          many: 'حُذف {n} عنصرًا نهائيًا من سلّة المحذوفات',
          other: 'حُذف {n} عنصر نهائيًا من سلّة المحذوفات',
        })(count),
      frozen: () => 'أُوقفت التعديلات على الموقع',
      thawed: () => 'سُمح بالتعديلات على الموقع من جديد',
      'backup-made': ({ proven }) =>
        proven ? 'أُنشئت نسخة احتياطية واختُبرت استعادتها' : 'أُنشئت نسخة احتياطية لم تُختبر',
      'backup-failed': () => 'تعذّر إنشاء نسخة احتياطية',
      'export-begun': () => 'بدأ تجهيز المحتوى للتنزيل',
      'export-made': ({ count = 0 }) =>
        arabicCount({
          zero: 'لم يُصدَّر أيّ ملف',
          one: 'صُدِّر ملف واحد',
          two: 'صُدِّر ملفان',
          few: 'صُدِّرت {n} ملفات',
          many: 'صُدِّر {n} ملفًا',
          other: 'صُدِّر {n} ملف',
        })(count),
      'export-downloaded': () => 'نُزّل المحتوى',
      restored: () => 'استُعيد الموقع من نسخة احتياطية',
      moved: ({ moved = 'both' }) =>
        ({
          database: 'نُقلت قاعدة البيانات',
          pictures: 'نُقلت الصور',
          both: 'نُقلت قاعدة البيانات والصور',
        })[moved],
      'secret-changed': () => 'غُيِّر مفتاح التوقيع',
    },
  },
})
