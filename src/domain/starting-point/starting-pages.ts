import type { LanguageCode, ProductLanguage } from '../languages/language.ts'
import { outlineValues } from '../pages/page-outlines.ts'
import type { PageOutline } from '../pages/page.ts'
import { textName, type Values } from '../documents/revision.ts'
import type { StartingPoint } from './starting-point.ts'

type Words = Record<ProductLanguage, string>
type StartingPage = { outline: PageOutline; title?: Words; ask?: Words }

const questions: StartingPage = { outline: 'questions' }
const careers: StartingPage = { outline: 'careers' }

const others: Record<StartingPoint, StartingPage[]> = {
  engineering: [{ outline: 'people' }, careers],
  clinic: [{ outline: 'people', title: { en: 'Our doctors', ar: 'أطبّاؤنا' } }, questions],
  school: [
    {
      outline: 'blank',
      title: { en: 'Admissions', ar: 'القبول والتسجيل' },
      ask: {
        en: 'Say who can apply, by when, and what they should bring.',
        ar: 'اكتب من يمكنه التقدّم، وحتى متى، وما الأوراق المطلوبة.',
      },
    },
    { outline: 'people', title: { en: 'Teachers', ar: 'المعلّمون' } },
  ],
  law: [{ outline: 'people', title: { en: 'Team', ar: 'فريقنا' } }, careers, { outline: 'terms' }],
  factory: [
    {
      outline: 'blank',
      title: { en: 'Quality', ar: 'الجودة' },
      ask: {
        en: 'Say how you check what you deliver, and which certificates and guarantees come with it.',
        ar: 'اكتب كيف تفحصون ما تسلّمونه، وما الشهادات والضمانات التي ترافقه.',
      },
    },
    careers,
  ],
  cooperative: [
    {
      outline: 'blank',
      title: { en: 'Membership', ar: 'العضوية' },
      ask: {
        en: 'Say who can join, what it costs, and what members get.',
        ar: 'اكتب من يمكنه الانضمام، وكم يكلّف، وما الذي يحصل عليه الأعضاء.',
      },
    },
    questions,
  ],
}

export type StartedPage = { outline: PageOutline; values: Values }

export function startingPages(point: StartingPoint, languages: LanguageCode[]): StartedPage[] {
  const pages: StartingPage[] = [{ outline: 'about' }, ...others[point], { outline: 'privacy' }]
  return pages.map(({ outline, title, ask }) => ({
    outline,
    values: {
      ...outlineValues(outline, languages),
      ...(ask && { 'block:opening1': { kind: 'text' } }),
      ...inLanguages('title', title, languages),
      ...inLanguages('body:opening1', ask, languages, (sentence) => `<p>${sentence}</p>`),
    },
  }))
}

export const startingAsks = Object.values(others).flatMap((pages) =>
  pages.flatMap(({ ask }) => Object.values(ask ?? {})),
)

function inLanguages(
  field: string,
  words: Words | undefined,
  languages: LanguageCode[],
  written = (text: string) => text,
): Values {
  const known = Object.entries(words ?? {}).filter(([language]) => languages.includes(language))
  return Object.fromEntries(
    known.map(([language, text]) => [textName(field, language), written(text)]),
  )
}
