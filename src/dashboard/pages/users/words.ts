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
  add: 'Add user',
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
  none: 'No matching users',
  noneHint: 'No user matches this search or filter.',
  showAll: 'Show all',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  statuses: { active: 'Active', inactive: 'Inactive' },
  actions: 'Actions',
  you: 'you',
  username: 'Username',
  adminWarning: 'Administrators can change everything, including users and languages.',
  editorHint: 'Editors can change content, but not users or languages.',
  isActive: 'Is active',
  activeHint: 'Inactive users are logged out at once and cannot log in.',
  mustChangePassword: 'Must choose a new password at the first login',
  ownRole: 'You cannot change your own role or status. Ask another administrator.',
  ownPassword: 'Change your own password under “My account”; this device then stays logged in.',
  removal: (name) => `Delete “${isolated(name)}”?`,
  removals: englishCount({ one: 'Delete {n} user?', other: 'Delete {n} users?' }),
  removalHint:
    'Deleted users are logged out at once. You can restore their accounts from the trash for 30 days.',
  ownStays: 'Your own account is selected too, but will be kept: you cannot delete it yourself.',
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
  add: 'إضافة مستخدم',
  addOne: 'إضافة مستخدم',
  edit: 'تعديل المستخدم',
  editNamed: (name) => `تعديل «${isolated(name)}»`,
  deleteNamed: (name) => `حذف «${isolated(name)}»`,
  actionsNamed: (name) => `إجراءات «${isolated(name)}»`,
  selected: arabicCount({
    zero: 'لم يُحدَّد أيّ مستخدم',
    one: 'حُدِّد مستخدم واحد',
    two: 'حُدِّد مستخدمان',
    few: 'حُدِّد {n} مستخدمين',
    many: 'حُدِّد {n} مستخدمًا',
    other: 'حُدِّد {n} مستخدم',
  }),
  search: 'البحث في المستخدمين',
  show: 'عرض',
  order: 'ترتيب',
  filters: {
    all: 'الكلّ',
    active: 'النشطون',
    inactive: 'غير النشطين',
    admins: 'المديرون',
    editors: 'المحرّرون',
  },
  orders: { oldest: 'الأقدم', newest: 'الأحدث' },
  filter: 'تصفية',
  notFetched: 'تعذّر تحميل المستخدمين',
  none: 'لا مستخدم مطابق',
  noneHint: 'لا يوجد مستخدم يطابق هذا البحث أو هذه التصفية.',
  showAll: 'عرض الكلّ',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  role: 'الدور',
  status: 'الحالة',
  statuses: { active: 'نشط', inactive: 'غير نشط' },
  actions: 'الإجراءات',
  you: 'حسابك',
  username: 'اسم المستخدم',
  adminWarning: 'يستطيع المدير تغيير كلّ شيء، بما في ذلك المستخدمون واللغات.',
  editorHint: 'يستطيع المحرّر تغيير المحتوى، لا المستخدمين ولا اللغات.',
  isActive: 'نشط',
  activeHint: 'تُغلق جلسات المستخدم غير النشط فورًا، ولا يستطيع تسجيل الدخول.',
  mustChangePassword: 'يجب اختيار كلمة مرور جديدة عند أول دخول',
  ownRole: 'لا يمكنك تغيير دورك أو حالتك. اطلب ذلك من مدير آخر.',
  ownPassword: 'غيّر كلمة مرورك من صفحة «حسابي» لتبقى جلستك على هذا الجهاز مفتوحة.',
  removal: (name) => `هل تريد حذف «${isolated(name)}»؟`,
  removals: arabicCount({
    zero: 'هل تريد حذف المستخدمين؟',
    one: 'هل تريد حذف مستخدم واحد؟',
    two: 'هل تريد حذف مستخدمَين؟',
    few: 'هل تريد حذف {n} مستخدمين؟',
    many: 'هل تريد حذف {n} مستخدمًا؟',
    other: 'هل تريد حذف {n} مستخدم؟',
  }),
  removalHint:
    'تُغلق جلسات المستخدم المحذوف فورًا، ويمكن استعادة حسابه من سلّة المحذوفات خلال 30 يومًا.',
  ownStays: 'حسابك ضمن التحديد ولن يُحذف، إذ لا يمكنك حذفه بنفسك.',
}

export const userWords = { en: english, ar: arabic }
