import type { LanguageCode, ProductLanguage } from './language.ts'
import { outlineValues } from './page-outlines.ts'
import type { PageOutline } from './page.ts'
import { textName, type Values } from './revision.ts'
import type { StartingPoint } from './starting-point.ts'

type Words = Record<ProductLanguage, string>
/** An outline, under its own title or another, or a text that says what to write. */
type StartingPage = { outline: PageOutline; title?: Words; body?: Words }

const questions: StartingPage = { outline: 'questions' }
const careers: StartingPage = { outline: 'careers' }

const others: Record<StartingPoint, StartingPage[]> = {
  engineering: [{ outline: 'people' }, careers],
  clinic: [{ outline: 'people', title: { en: 'Our doctors', ar: 'أطبّاؤنا' } }, questions],
  school: [
    {
      outline: 'blank',
      title: { en: 'Admissions', ar: 'القبول والتسجيل' },
      body: {
        en: '<p>Say who can apply, by when, and what they should bring.</p>',
        ar: '<p>اكتب من يمكنه التقدّم، وحتى متى، وما الأوراق المطلوبة.</p>',
      },
    },
    { outline: 'people', title: { en: 'Teachers', ar: 'المعلّمون' } },
  ],
  law: [{ outline: 'people', title: { en: 'Team', ar: 'فريقنا' } }, careers, { outline: 'terms' }],
  factory: [
    {
      outline: 'blank',
      title: { en: 'Quality', ar: 'الجودة' },
      body: {
        en: '<p>Say how you check what you deliver, and which certificates and guarantees come with it.</p>',
        ar: '<p>اكتب كيف تفحصون ما تسلّمونه، وما الشهادات والضمانات التي ترافقه.</p>',
      },
    },
    careers,
  ],
  cooperative: [
    {
      outline: 'blank',
      title: { en: 'Membership', ar: 'العضوية' },
      body: {
        en: '<p>Say who can join, what it costs, and what members get.</p>',
        ar: '<p>اكتب من يمكنه الانضمام، وكم يكلّف، وما الذي يحصل عليه الأعضاء.</p>',
      },
    },
    questions,
  ],
}

/** The values of a page, by what it begins with; no starting point has two that begin alike. */
export type StartedPage = { outline: PageOutline; values: Values }

/** The pages that a starting point makes, pending, in those languages that it has words for. */
export function startingPages(point: StartingPoint, languages: LanguageCode[]): StartedPage[] {
  const pages: StartingPage[] = [{ outline: 'about' }, ...others[point], { outline: 'privacy' }]
  return pages.map(({ outline, title, body }) => ({
    outline,
    values: {
      ...outlineValues(outline, languages),
      ...(body && { 'block:opening1': { kind: 'text' } }),
      ...inLanguages('title', title, languages),
      ...inLanguages('body:opening1', body, languages),
    },
  }))
}

function inLanguages(field: string, words: Words | undefined, languages: LanguageCode[]): Values {
  const written = Object.entries(words ?? {}).filter(([language]) => languages.includes(language))
  return Object.fromEntries(written.map(([language, text]) => [textName(field, language), text]))
}
