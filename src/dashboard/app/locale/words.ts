import type { ArticleSection, Completeness } from '../../../domain/article.ts'
import type { Message } from '../../../domain/messages.ts'
import type { TextColour } from '../../../domain/rich-text.ts'
import type { RoleName } from '../../../domain/user.ts'
import type { AccountWords } from '../../pages/account/words.ts'
import type { LanguagesWords } from '../../pages/languages/words.ts'
import type { PasswordWords } from '../../kit/passwords/words.ts'
import type { UsersWords } from '../../pages/users/words.ts'
import type { SelectingWords } from '../../kit/selection/words.ts'
import type { ShellWords } from '../shell/words.ts'
import type { StartWords } from '../../pages/banner/start-words.ts'
import type { TrashWords } from '../../pages/trash/words.ts'
import type { SignInWords } from '../../pages/sign-in/words.ts'
import type { ThemeWords } from '../../../ui/theme-choice.tsx'
import type { ArticleWords } from '../../pages/articles/words.ts'
import type { InboxWords } from '../../pages/inbox/words.ts'
import type { MessagesWords } from '../../kit/toasts/words.ts'
import type { PaletteWords } from '../../layout/palette/words.ts'
import type { PictureWords } from '../../editor/cover/picture-words.ts'
import type { BannerWords } from '../../pages/banner/words.ts'
import type { IdentityWords } from '../../pages/identity/words.ts'
import type { PartnersWords } from '../../pages/partners/words.ts'
import type { FieldsWords } from '../../editor/words.ts'
import type { ContactWords } from '../../pages/contact/words.ts'
import type { SavingWords } from '../../editor/document/words.ts'

type Count = (count: number) => string

/** Everything the dashboard says, in one language of the interface. */
export type Words = {
  /** Named where the company has no name of its own yet. */
  product: string
  saving: SavingWords
  contact: ContactWords
  fields: FieldsWords
  identity: IdentityWords
  partners: PartnersWords
  articles: ArticleWords
  banner: BannerWords
  /** The fixed English sentences (API-3) in this language. */
  messages: Record<Message, string>
  errorPrefix: string
  theme: ThemeWords
  roles: Record<RoleName, string>
  actions: {
    save: string
    saving: string
    reset: string
    cancel: string
    close: string
    delete: string
    empty: string
    edit: string
    undo: string
    retry: string
    discard: string
    stay: string
    leave: string
  }
  shell: ShellWords
  start: StartWords
  messageRegion: MessagesWords
  palette: PaletteWords
  inbox: InboxWords
  trash: TrashWords
  signIn: SignInWords
  problem: { missing: string; missingHint: string; failed: string; home: string }
  /** What the editors of the site's sections are called. */
  sections: Record<
    ArticleSection,
    { list: string; create: string; edit: string; emptyHint: string }
  >
  list: {
    addNew: string
    count: Count
    number: string
    image: string
    title: string
    content: string
    translations: string
    created: string
    actions: string
    untitled: string
    editNamed: (title: string) => string
    deleteNamed: (title: string) => string
  }
  pager: {
    label: string
    range: (from: number, to: number, total: number) => string
    page: (page: number, last: number) => string
    previous: string
    next: string
  }
  removal: {
    question: (title: string) => string
    emptyHint: (language: string) => string
  }
  completeness: Record<Completeness, string>
  form: {
    languages: string
    unsaved: string
    resetQuestion: string
    resetHint: string
    discardQuestion: string
    discardHint: string
    leaveQuestion: string
    leaveHint: string
    redirecting: string
    title: string
    content: string
    placeholder: string
    words: Count
    characters: (used: number, limit: number) => string
    clear: (field: string, language: string) => string
    restore: (field: string, language: string) => string
    copy: (field: string, from: string, to: string) => string
    unlock: (field: string, language: string) => string
    expand: (field: string, language: string) => string
    otherLanguages: string
    nameIn: (field: string, language: string) => string
    dropOn: (place: string) => string
  }
  editor: {
    toolbar: (language: string) => string
    bold: string
    italic: string
    underline: string
    bullets: string
    numbers: string
    strike: string
    style: string
    styles: Record<'paragraph' | 'heading' | 'subheading' | 'quote', string>
    clearFormatting: string
    colour: string
    noColour: string
    colours: Record<TextColour, string>
    link: string
    linkAddress: string
    linkInvalid: string
    applyLink: string
    removeLink: string
    undo: string
    redo: string
  }
  cover: PictureWords
  gallery: {
    title: string
    hint: string
    addImages: string
    addVideo: string
    editVideo: string
    videoAddress: string
    add: string
    apply: string
    image: (number: number) => string
    video: (number: number) => string
    replace: (item: string) => string
    edit: (item: string) => string
    remove: (item: string) => string
    undoRemoval: (item: string) => string
    earlier: (item: string) => string
    later: (item: string) => string
    drag: (item: string) => string
    movedTo: (item: string, place: number, total: number) => string
    titlesOf: (item: string) => string
    titlesHint: string
    itemTitle: string
    notSaved: string
    removed: string
    full: string
  }
  languages: LanguagesWords
  selecting: SelectingWords
  users: UsersWords
  passwords: PasswordWords
  account: AccountWords
}
