import { catalogue } from '../../domain/languages/catalogue.ts'
import { isolated } from '../../ui/isolated.ts'
import { arabicCount, englishCount } from '../app/locale/counts.ts'

export const wordCounts = {
  en: englishCount({ one: '{n} word', other: '{n} words' }),
  ar: arabicCount({
    zero: 'لا كلمات',
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: '{n} كلمات',
    many: '{n} كلمة',
    other: '{n} كلمة',
  }),
}

export const kitWords = catalogue({
  en: {
    dropOn: (target: string) => `Drop images on ${target}`,
    notSaved: 'Not saved yet',
    unknownUser: 'unknown user',
    withKey: (name: string, key: string) => `${isolated(name)} · key ${isolated(key)}`,
    device: {
      on: (browser: string, system: string) => `${browser} on ${system}`,
      unknown: 'Unknown browser or program',
    },
    megabytes: (count: string) => `${count} MB`,
    gigabytes: (count: string) => `${count} GB`,
    toClipboard: 'Copy',
    onClipboard: 'Copied',
    editNamed: (name: string) => `Edit “${isolated(name)}”`,
    deleteNamed: (name: string) => `Delete “${isolated(name)}”`,
    deleteQuestion: (title: string) => `Delete “${isolated(title)}”?`,
    discardQuestion: 'Discard changes?',
    leaveQuestion: 'Leave without saving?',
    leaveHint: 'Your changes on this page are not saved yet.',
    pager: {
      label: 'Pages',
      range: (from: number, to: number, total: number) => `${from}-${to} of ${total}`,
      page: (page: number, last: number) => `Page ${page} of ${last}`,
      previous: 'Previous',
      next: 'Next',
    },
    problem: {
      missing: 'This page does not exist',
      missingHint: 'The address may be mistyped, or the page has been deleted.',
      failed: 'This page could not be shown',
      home: 'Back to the dashboard',
    },
    forbidden: {
      title: 'This page is for administrators',
      hint: 'An administrator can change your role under “Users”.',
    },
  },
  ar: {
    dropOn: (target) => `إفلات الصور في «${target}»`,
    notSaved: 'لم تُحفظ بعد',
    unknownUser: 'مستخدم غير معروف',
    withKey: (name, key) => `${isolated(name)} · مفتاح ${isolated(key)}`,
    device: {
      on: (browser, system) => `${isolated(browser)} على ${isolated(system)}`,
      unknown: 'متصفّح أو برنامج غير معروف',
    },
    megabytes: (count) => `${count} ميغابايت`,
    gigabytes: (count) => `${count} غيغابايت`,
    toClipboard: 'نسخ',
    onClipboard: 'نُسخ',
    editNamed: (name) => `تعديل «${isolated(name)}»`,
    deleteNamed: (name) => `حذف «${isolated(name)}»`,
    deleteQuestion: (title) => `هل تريد حذف «${isolated(title)}»؟`,
    discardQuestion: 'هل تريد تجاهل التغييرات؟',
    leaveQuestion: 'هل تريد المغادرة من دون حفظ؟',
    leaveHint: 'لم تُحفظ تغييراتك في هذه الصفحة بعد.',
    pager: {
      label: 'الصفحات',
      // The hyphen would join both numbers to one that runs from left to right without the mark.
      range: (from, to, total) => `${isolated(`${from}-${to}`)} من ${total}`,
      page: (page, last) => `الصفحة ${page} من ${last}`,
      previous: 'السابق',
      next: 'التالي',
    },
    problem: {
      missing: 'هذه الصفحة غير موجودة',
      missingHint: 'ربما في الرابط خطأ، أو حُذفت الصفحة.',
      failed: 'تعذّر عرض هذه الصفحة',
      home: 'العودة إلى لوحة التحكّم',
    },
    forbidden: {
      title: 'هذه الصفحة للمديرين',
      hint: 'يستطيع أحد المديرين تغيير الدور من صفحة «المستخدمون».',
    },
  },
})
