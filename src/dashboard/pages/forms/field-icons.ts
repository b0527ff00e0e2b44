import {
  type Icon,
  IconAlignLeft,
  IconAt,
  IconCalendar,
  IconCheckbox,
  IconCircleDot,
  IconHash,
  IconLetterCase,
  IconListCheck,
  IconPaperclip,
  IconPhone,
} from '@tabler/icons-react'
import type { FieldKind } from '../../../domain/forms/form.ts'

export const fieldIcons: Record<FieldKind, Icon> = {
  line: IconLetterCase,
  paragraph: IconAlignLeft,
  email: IconAt,
  phone: IconPhone,
  choice: IconCircleDot,
  choices: IconListCheck,
  date: IconCalendar,
  number: IconHash,
  consent: IconCheckbox,
  attachment: IconPaperclip,
}
