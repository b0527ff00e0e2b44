import type { ContactItem } from '../../domain/contact.ts'
import type { ContactTexts } from '../../domain/inbox-message.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Focus } from '../../domain/media.ts'
import type { CardText } from '../../domain/partner-card.ts'
import type { DocumentKind } from '../../domain/revision.ts'
import type { Coordinates } from '../../domain/section.ts'
import type { RoleName, UserStatus } from '../../domain/user.ts'

export type GalleryForm = {
  images?: File[]
  youtube?: string[]
  sort?: ('image' | 'video')[]
  delete_ids?: number[]
  /** Every item that stays and `new` for the new ones in turn; without it the new ones come last. */
  order?: (number | 'new')[]
  /** By item and language, changed ones only. */
  titles?: Record<number, Record<LanguageCode, string>>
  /** Of the new items in turn. */
  new_titles?: Record<LanguageCode, string>[]
  /** The revision the save started from; what others changed since is then refused, not replaced. */
  base_revision?: number
}
export type ArticleForm = GalleryForm & {
  title?: string
  content?: string
  /** Null takes the cover away. */
  image?: File | null
  /** Null is its centre. */
  image_focus?: Focus | null
}
export type SectionForm = {
  /** Changed fields only; of a text changed languages only. */
  content?: Record<
    string,
    Record<LanguageCode, string> | ContactItem[] | Coordinates | Focus | boolean | null
  >
  /** Null takes the picture away. */
  banner_image?: File | null
  logo?: File | null
  base_revision?: number
}
export type CardForm = Partial<CardText> & { base_revision?: number }
export type UserForm = {
  name?: string
  email?: string
  password?: string
  /** A new picture, the address of a preset, or '' for none. */
  avatar?: File | string
  role_id?: number
  status?: UserStatus
  must_change_password?: boolean
}
export type PasswordForm = { current_password: string; password: string }
export type UserFilter = {
  page: number
  limit: number
  reversed?: boolean
  role?: RoleName
  status?: UserStatus
  /** Words to find in a name or an address. */
  q?: string | undefined
}
export type ContactForm = ContactTexts & {
  language: LanguageCode
  website: string
  shown_for: number
}
export type InboxFilter = ListPage & { unread?: boolean }
export type ListPage = { page: number; limit: number }
export type TrashFilter = ListPage & { kind?: DocumentKind | undefined }
export type ArticleFilter = ListPage & {
  /** Only articles that are not complete in this language. */
  missing?: LanguageCode | undefined
  /** Words to find in any language. */
  q?: string | undefined
}
