import type { Block } from './block.ts'
import type { LanguageCode } from '../languages/language.ts'
import {
  arabicOutlines,
  englishOutlines,
  type OutlineText,
  type OutlineTexts,
} from './outline-words.ts'
import type { PageOutline } from './page.ts'
import { textName, type Values } from '../documents/revision.ts'

type Outline = { id: string; block: Block }[]

const text: Outline[number] = { id: 'opening1', block: { kind: 'text' } }
const action: Outline[number] = {
  id: 'contact1',
  block: { kind: 'action', link: { kind: 'contact' }, ground: 'tint' },
}

const outlines: Record<PageOutline, Outline> = {
  blank: [],
  about: [
    text,
    { id: 'figures1', block: { kind: 'facts', items: items('figure', 3) } },
    { id: 'howwedo1', block: { kind: 'beside', picture: null, side: 'end', link: null } },
    action,
  ],
  people: [
    text,
    {
      id: 'persons1',
      block: {
        kind: 'people',
        items: items('person', 3).map((item) => ({ ...item, picture: null, phone: '', email: '' })),
      },
    },
  ],
  questions: [{ id: 'answers1', block: { kind: 'questions', items: items('asking', 4) } }, action],
  careers: [
    text,
    { id: 'answers1', block: { kind: 'questions', items: items('asking', 2) } },
    action,
  ],
  privacy: [text],
  terms: [text],
}

export function outlineValues(outline: PageOutline, languages: LanguageCode[]): Values {
  const blocks = outlines[outline]
  if (blocks.length === 0) return {}
  const texts = Object.entries({ en: englishOutlines, ar: arabicOutlines }).flatMap(
    ([language, words]) =>
      languages.includes(language) ? textsIn(language, words[outline as keyof typeof words]) : [],
  )
  return {
    ...Object.fromEntries(blocks.map(({ id, block }) => [`block:${id}`, block])),
    order: blocks.map(({ id }) => id),
    ...Object.fromEntries(texts),
  }
}

function textsIn(language: LanguageCode, texts: OutlineTexts): [string, string][] {
  return Object.entries(texts).map(([field, text]) => [textName(field, language), htmlOf(text)])
}

function htmlOf(text: OutlineText): string {
  if (typeof text === 'string') return text
  return text.map((part) => (typeof part === 'string' ? part : `<p>${part.ask}</p>`)).join('')
}

function items(name: string, count: number): { id: string }[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${name}0${index + 1}` }))
}
