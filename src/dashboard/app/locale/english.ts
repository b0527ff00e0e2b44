import { messages } from '../../../domain/messages.ts'
import { englishCount } from './plural.ts'
import { articlesEnglish } from '../../pages/articles/words.ts'
import { bannerEnglish } from '../../pages/banner/words.ts'
import { identityEnglish } from '../../pages/identity/words.ts'
import { partnersEnglish } from '../../pages/partners/words.ts'
import { fieldsEnglish } from '../../editor/words.ts'
import { contactEnglish } from '../../pages/contact/words.ts'
import { savingEnglish } from '../../editor/document/words.ts'
import { accountEnglish } from '../../pages/account/words.ts'
import { languagesEnglish } from '../../pages/languages/words.ts'
import { passwordsEnglish } from '../../kit/passwords/words.ts'
import { usersEnglish } from '../../pages/users/words.ts'
import { inboxEnglish } from '../../pages/inbox/words.ts'
import { messagesEnglish } from '../../kit/toasts/words.ts'
import { paletteEnglish } from '../../layout/palette/words.ts'
import { selectingEnglish } from '../../kit/selection/words.ts'
import { shellEnglish } from '../shell/words.ts'
import { startEnglish } from '../../pages/banner/start-words.ts'
import { trashEnglish } from '../../pages/trash/words.ts'
import { signInEnglish } from '../../pages/sign-in/words.ts'
import type { Words } from './words.ts'
import { isolated } from '../../../ui/isolated.ts'

const sentences = Object.fromEntries(
  Object.values(messages).map((sentence) => [sentence, sentence]),
)

export const english: Words = {
  product: 'Wajha',
  saving: savingEnglish,
  contact: contactEnglish,
  fields: fieldsEnglish,
  identity: identityEnglish,
  partners: partnersEnglish,
  articles: articlesEnglish,
  banner: bannerEnglish,
  messages: sentences as Words['messages'],
  errorPrefix: 'Error: ',
  theme: { label: 'Theme', system: 'As the device', light: 'Light', dark: 'Dark' },
  roles: { admin: 'Administrator', editor: 'Editor' },
  actions: {
    save: 'Save',
    saving: 'Saving…',
    reset: 'Reset',
    cancel: 'Cancel',
    close: 'Close',
    delete: 'Delete',
    empty: 'Empty',
    edit: 'Edit',
    undo: 'Undo',
    retry: 'Try again',
    discard: 'Discard',
    stay: 'Stay',
    leave: 'Leave',
  },
  shell: shellEnglish,
  start: startEnglish,
  messageRegion: messagesEnglish,
  palette: paletteEnglish,
  inbox: inboxEnglish,
  trash: trashEnglish,
  signIn: signInEnglish,
  problem: {
    missing: 'This page does not exist',
    missingHint: 'The address may be mistyped, or what was here has been deleted.',
    failed: 'This page could not be shown',
    home: 'Back to the start',
  },
  sections: {
    posts: {
      list: 'Blog posts',
      create: 'add new post',
      edit: 'Edit post',
      emptyHint: 'Write the first post; it appears on the site as soon as it is saved.',
    },
    products: {
      list: 'Products',
      create: 'add new product',
      edit: 'Edit product',
      emptyHint: 'Add the first product; it appears on the site as soon as it is saved.',
    },
    business: {
      list: 'Business',
      create: 'add new business',
      edit: 'Edit business',
      emptyHint: 'Add the first line of business; it appears on the site as soon as it is saved.',
    },
  },
  list: {
    addNew: 'Add new',
    count: englishCount({ one: '{n} article', other: '{n} articles' }),
    number: '#',
    image: 'Image',
    title: 'Title',
    content: 'Content',
    translations: 'Translations',
    created: 'Created',
    actions: 'Actions',
    untitled: 'Untitled',
    editNamed: (title) => `Edit “${isolated(title)}”`,
    deleteNamed: (title) => `Delete “${isolated(title)}”`,
  },
  pager: {
    label: 'Pages',
    range: (from, to, total) => `${from}-${to} of ${total}`,
    page: (page, last) => `page ${page} / ${last}`,
    previous: 'Previous',
    next: 'Next',
  },
  removal: {
    question: (title) => `Delete “${isolated(title)}”?`,
    emptyHint: (language) =>
      `“Empty” blanks the title and content in ${language} only and keeps the article in the other languages.`,
  },
  completeness: { complete: 'complete', partial: 'incomplete', missing: 'missing' },
  form: {
    languages: 'Languages',
    unsaved: 'Unsaved changes',
    resetQuestion: 'Reset the form?',
    resetHint:
      'This clears everything in the form, in every language. Nothing changes on the site until you save.',
    discardQuestion: 'Discard changes?',
    discardHint: 'The form goes back to what was last saved.',
    leaveQuestion: 'Leave without saving?',
    leaveHint: 'Your changes on this page are not saved yet.',
    redirecting: 'Back to the list in a moment…',
    title: 'Title',
    content: 'Content',
    placeholder: 'Write here…',
    words: englishCount({ one: '{n} word', other: '{n} words' }),
    characters: (used, limit) => `${used} of ${limit} characters`,
    clear: (field, language) => `Clear ${field}, ${language}`,
    restore: (field, language) => `Bring back ${field}, ${language}`,
    copy: (field, from, to) => `Copy ${field} from ${from} to ${to}`,
    unlock: (field, language) => `Edit ${field}, ${language}`,
    expand: (field, language) => `${field} in the other languages than ${language}`,
    otherLanguages: 'Other languages',
    dropOn: (place) => `Drop images on ${place}`,
    nameIn: (field, language) => `${field}, ${language}`,
  },
  editor: {
    toolbar: (language) => `Formatting, ${language}`,
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    bullets: 'Bullet list',
    numbers: 'Numbered list',
    strike: 'Strikethrough',
    style: 'Paragraph style',
    styles: {
      paragraph: 'Text',
      heading: 'Heading',
      subheading: 'Subheading',
      quote: 'Quote',
    },
    clearFormatting: 'Clear formatting',
    colour: 'Text colour',
    noColour: 'No colour',
    colours: {
      '#000000': 'Black',
      '#FF0000': 'Red',
      '#00FF00': 'Green',
      '#0000FF': 'Blue',
      '#FFFF00': 'Yellow',
      '#FF00FF': 'Magenta',
      '#00FFFF': 'Cyan',
    },
    link: 'Link',
    linkAddress: 'Address of the link',
    linkInvalid:
      'Enter an address such as https://example.com, an e-mail address or a phone number.',
    applyLink: 'Set link',
    removeLink: 'Remove link',
    undo: 'Undo',
    redo: 'Redo',
  },
  cover: {
    title: 'Cover image',
    choose: 'Choose an image',
    replace: 'Replace',
    remove: 'Remove cover',
    undo: 'Keep the saved cover',
    hint: 'or drop or paste it here',
    alt: 'Cover',
    notSaved: 'Not saved yet',
  },
  gallery: {
    title: 'Gallery',
    hint: 'The site shows them in this order. Images can also be dropped or pasted here.',
    addImages: 'Add images',
    addVideo: 'Add video',
    editVideo: 'Change video',
    videoAddress: 'YouTube address',
    add: 'Add',
    apply: 'Apply',
    image: (number) => `image ${number}`,
    video: (number) => `video ${number}`,
    replace: (item) => `Replace ${item}`,
    edit: (item) => `Change ${item}`,
    remove: (item) => `Remove ${item}`,
    undoRemoval: (item) => `Keep ${item}`,
    earlier: (item) => `Move ${item} earlier`,
    later: (item) => `Move ${item} later`,
    drag: (item) => `Drag ${item}`,
    movedTo: (item, place, total) => `${item}: moved to ${place} of ${total}`,
    titlesOf: (item) => `Titles of ${item}`,
    titlesHint: 'Shown beneath it on the site, and read to those who do not see it.',
    itemTitle: 'Title',
    notSaved: 'not saved yet',
    removed: 'Will be removed',
    full: 'No more items fit into one save. Save first, then add the rest.',
  },
  languages: languagesEnglish,
  selecting: selectingEnglish,
  users: usersEnglish,
  passwords: passwordsEnglish,
  account: accountEnglish,
}
