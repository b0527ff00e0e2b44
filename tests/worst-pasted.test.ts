import { test } from 'vitest'
import { notesOn } from '../src/dashboard/editor/languages/text-notes.ts'
import { linkAddress } from '../src/dashboard/editor/rich-text/link-form.tsx'
import { isTooMuchToPaste } from '../src/dashboard/editor/rich-text/paste/clipboard-size.ts'
import { inertHtml } from '../src/dashboard/editor/rich-text/paste/inert-html.ts'
import { emphasised } from '../src/dashboard/editor/rich-text/paste/plain-text.ts'
import {
  cardWhatsappPattern,
  emailPattern,
  isLink,
  isPhone,
} from '../src/domain/contact/contact.ts'
import { plainText } from '../src/domain/articles/excerpt.ts'
import { youtubeId } from '../src/domain/gallery/youtube.ts'
import { isLanguageCode } from '../src/domain/languages/language.ts'
import { withOrdinarySpaces } from '../src/domain/text/no-break-spaces.ts'
import { coordinatesIn } from '../src/domain/contact/coordinates.ts'
import { expectThreadTime } from './support/timing.ts'
import { worstMarkup } from './support/worst-input.ts'

const readers: [string, (text: string) => unknown][] = [
  ['the size of pasted markup', isTooMuchToPaste],
  ['the tags of pasted markup', inertHtml],
  ['a line of pasted text', emphasised],
  ['no-break spaces', (text) => withOrdinarySpaces(text.replaceAll('&nbsp;', '\u00a0'))],
  ['the address of a link', linkAddress],
  ['a web address', isLink],
  ['a place', coordinatesIn],
  ['a video', youtubeId],
  ['a phone number', isPhone],
  ['a WhatsApp number', (text) => cardWhatsappPattern.test(text)],
  ['an email address', (text) => emailPattern.test(text)],
  ['the code of a language', isLanguageCode],
  ['text with notes', (text) => notesOn(text, 'ar')],
  ['rich text', plainText],
]

/** A pattern that is not linear takes minutes for a text as long as these. */
test.each(readers)('%s is read quickly, whatever is pasted', (_name, read) => {
  for (const [shape, text] of Object.entries(worstMarkup(200_000))) {
    expectThreadTime(200, () => read(text), shape)
  }
})
