import type { ArticleSection, Completeness } from '../../domain/article.ts'
import type { Message } from '../../domain/messages.ts'
import type { TextColour } from '../../domain/rich-text.ts'
import type { RoleName } from '../../domain/user.ts'
import type { ThemeWords } from '../../ui/theme-choice.tsx'

type Count = (count: number) => string

/** Everything the dashboard says, in one language of the interface. */
export type Words = {
  company: string
  /** Sentences of the API and the specification, by their English original. */
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
  shell: {
    skip: string
    loading: string
    messages: string
    menu: string
    openMenu: string
    collapse: string
    expand: string
    content: string
    language: string
    breadcrumbs: string
    viewSite: string
    newTab: string
    signOut: string
  }
  signIn: {
    title: string
    introduction: string
    email: string
    password: string
    show: string
    capsLock: string
    submit: string
    submitting: string
  }
  problem: { missing: string; missingHint: string; failed: string; home: string }
  sections: Record<
    ArticleSection,
    { name: string; list: string; create: string; edit: string; emptyHint: string }
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
    final: string
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
    notSavedIn: (languages: string) => string
    title: string
    content: string
    placeholder: string
    words: Count
    characters: (used: number, limit: number) => string
    clear: (field: string, language: string) => string
    restore: (field: string, language: string) => string
    copy: (field: string, from: string, to: string) => string
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
  cover: {
    title: string
    choose: string
    replace: string
    remove: string
    undo: string
    hint: string
    alt: string
    notSaved: string
  }
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
    notSaved: string
    removed: string
    full: string
    sending: Count
  }
}
