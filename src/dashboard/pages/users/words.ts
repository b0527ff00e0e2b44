import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import type { UserStatus } from '../../../domain/user.ts'
import type { FilterName, Order } from './user-view.ts'
import { isolated } from '../../../ui/isolated.ts'

type Count = (count: number) => string

export type UserWords = {
  count: Count
  add: string
  addOne: string
  edit: string
  editNamed: (name: string) => string
  deleteNamed: (name: string) => string
  actionsNamed: (name: string) => string
  selected: Count
  search: string
  show: string
  order: string
  filters: Record<FilterName, string>
  orders: Record<Order, string>
  /** Names the button that shows the filter and the order of now. */
  filter: string
  notFetched: string
  none: string
  noneHint: string
  showAll: string
  name: string
  email: string
  role: string
  status: string
  statuses: Record<UserStatus, string>
  actions: string
  you: string
  avatar: string
  avatarNumber: (number: number, total: number) => string
  noAvatar: string
  ownPicture: string
  choosePicture: string
  username: string
  adminWarning: string
  editorHint: string
  isActive: string
  activeHint: string
  mustChangePassword: string
  ownRole: string
  ownPassword: string
  removal: (name: string) => string
  removals: Count
  removalHint: string
  ownStays: string
}

const english: UserWords = {
  count: englishCount({ one: '{n} user', other: '{n} users' }),
  add: 'Add members',
  addOne: 'Add user',
  edit: 'Edit user',
  editNamed: (name) => `Edit “${isolated(name)}”`,
  deleteNamed: (name) => `Delete “${isolated(name)}”`,
  actionsNamed: (name) => `Actions for “${isolated(name)}”`,
  selected: englishCount({ one: '{n} selected', other: '{n} selected' }),
  search: 'Search users',
  show: 'Show',
  order: 'Order',
  filters: {
    all: 'All',
    active: 'Active',
    inactive: 'Inactive',
    admins: 'Admin users',
    editors: 'Normal users',
  },
  orders: { oldest: 'Oldest', newest: 'Newest' },
  filter: 'Filter',
  notFetched: 'The users could not be loaded',
  none: 'No users match',
  noneHint: 'There are users, only none that is sought here.',
  showAll: 'Show all',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  statuses: { active: 'Active', inactive: 'Inactive' },
  actions: 'Actions',
  you: 'you',
  avatar: 'Picture',
  avatarNumber: (number, total) => `Avatar ${number} of ${total}`,
  noAvatar: 'No picture',
  ownPicture: 'Own picture',
  choosePicture: 'Upload a picture',
  username: 'Username',
  adminWarning: 'An administrator may change everything, users and languages included.',
  editorHint: 'An editor changes content, and neither users nor languages.',
  isActive: 'Is active',
  activeHint: 'Whoever is inactive is logged out at once and cannot log in.',
  mustChangePassword: 'Must choose a new password at the first login',
  ownRole: 'Nobody changes their own role or status; another administrator can.',
  ownPassword: 'Change your own password under “My account”: you stay logged in there.',
  removal: (name) => `Delete “${isolated(name)}”?`,
  removals: englishCount({ one: 'Delete {n} user?', other: 'Delete {n} users?' }),
  removalHint:
    'Whoever is deleted is logged out at once. For 30 days the account can be brought back from the trash.',
  ownStays: 'Your own account is selected, too, and stays: nobody deletes their own account.',
}

const arabic: UserWords = {
  count: arabicCount({
    zero: 'لا مستخدمين',
    one: 'مستخدم واحد',
    two: 'مستخدمان',
    few: '{n} مستخدمين',
    many: '{n} مستخدمًا',
    other: '{n} مستخدم',
  }),
  add: 'إضافة أعضاء',
  addOne: 'إضافة مستخدم',
  edit: 'تعديل المستخدم',
  editNamed: (name) => `تعديل «${isolated(name)}»`,
  deleteNamed: (name) => `حذف «${isolated(name)}»`,
  actionsNamed: (name) => `إجراءات «${isolated(name)}»`,
  selected: arabicCount({
    zero: 'لم يُحدَّد أي مستخدم',
    one: 'حُدِّد مستخدم واحد',
    two: 'حُدِّد مستخدمان',
    few: 'حُدِّد {n} مستخدمين',
    many: 'حُدِّد {n} مستخدمًا',
    other: 'حُدِّد {n} مستخدم',
  }),
  search: 'البحث في المستخدمين',
  show: 'العرض',
  order: 'الترتيب',
  filters: {
    all: 'الكل',
    active: 'النشطون',
    inactive: 'غير النشطين',
    admins: 'المديرون',
    editors: 'المحرّرون',
  },
  orders: { oldest: 'الأقدم', newest: 'الأحدث' },
  filter: 'التصفية',
  notFetched: 'تعذّر جلب المستخدمين',
  none: 'لا مستخدم يطابق',
  noneHint: 'لا يوجد بين المستخدمين من تبحث عنه هنا.',
  showAll: 'عرض الكل',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  role: 'الدور',
  status: 'الحالة',
  statuses: { active: 'نشط', inactive: 'غير نشط' },
  actions: 'الإجراءات',
  you: 'حسابك',
  avatar: 'الصورة',
  avatarNumber: (number, total) => `الصورة الرمزية ${number} من ${total}`,
  noAvatar: 'بلا صورة',
  ownPicture: 'صورة خاصّة',
  choosePicture: 'رفع صورة',
  username: 'اسم المستخدم',
  adminWarning: 'للمدير أن يغيّر كلّ شيء، ومنه المستخدمون واللغات.',
  editorHint: 'للمحرّر أن يغيّر المحتوى، لا المستخدمين ولا اللغات.',
  isActive: 'نشط',
  activeHint: 'من ليس نشطًا يُخرَج من حسابه فورًا ولا يستطيع الدخول.',
  mustChangePassword: 'اختيار كلمة مرور جديدة إلزاميّ عند أوّل دخول',
  ownRole: 'لا يغيّر أحدٌ دوره أو حالته بنفسه، بل يغيّرهما مدير آخر.',
  ownPassword: 'تُغيَّر كلمة مرورك من صفحة «حسابي»، وتبقى فيها الجلسة مفتوحة.',
  removal: (name) => `حذف «${isolated(name)}»؟`,
  removals: arabicCount({
    zero: 'حذف المستخدمين؟',
    one: 'حذف مستخدم واحد؟',
    two: 'حذف مستخدمَين؟',
    few: 'حذف {n} مستخدمين؟',
    many: 'حذف {n} مستخدمًا؟',
    other: 'حذف {n} مستخدم؟',
  }),
  removalHint: 'من حُذف يُخرَج من حسابه فورًا، ويمكن استعادة الحساب من سلّة المحذوفات مدّة 30 يومًا.',
  ownStays: 'حسابك ضمن التحديد أيضًا وسيبقى: لا يحذف أحدٌ حسابه بنفسه.',
}

export const userWords = { en: english, ar: arabic }
