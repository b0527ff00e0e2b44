import type { ArticleSection } from '../../domain/articles/article.ts'
import type { ArticleTexts } from '../../domain/articles/article-fields.ts'
import type { NewDate } from '../../domain/articles/publication-dates.ts'
import { timeProblem } from '../../domain/articles/time-problem.ts'
import { wallTimeAt } from '../../domain/wall-clock.ts'
import { storedPrice } from '../../domain/articles/stored-price.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import { textValues } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { type ValuesThere, valuesThere } from '../../domain/moving/changed-there.ts'
import { termKey } from '../../domain/moving/moved-topics.ts'
import { topicLimits } from '../../domain/topics/topic.ts'
import type { ArticleSave } from '../../storage/articles/article-save.ts'
import { digestOfText, type MovedKind } from '../../storage/moving/moved-documents.ts'
import type { MovedArticle } from '../../storage/moving/take-in.ts'
import { wordsAsJson } from '../../storage/search/words-as-json.ts'
import { asItem, withVideos, type PicturesOfText } from './move-in-pictures.ts'
import type { Run, TakenHalf } from './move-in-run.ts'

export function topicsOf(run: Run, taken: TakenHalf[]): number[] {
  const carried = taken.flatMap(({ item }) =>
    item.terms.map((term) => run.topics.get(termKey(term))),
  )
  return [...new Set(carried.filter((id) => id !== undefined))]
}

export function thereOf({ item, texts, pictures }: TakenHalf, kind: MovedKind): ValuesThere {
  const videos = pictures.videos.map(({ youtubeId }) => youtubeId)
  return valuesThere(item, texts, { videos, isPage: kind === 'page', digest: digestOfText })
}

type Shared = Pick<PicturesOfText, 'cover' | 'gallery' | 'videos'> & {
  topics: number[]
  dates: NewDate[]
}

export function articleOf(
  section: ArticleSection,
  taken: TakenHalf[],
  { cover, gallery, videos, topics, dates: set }: Shared,
): MovedArticle | undefined {
  const dates = taken.map(({ row }) => row.date)
  const given_date = dates.find((date) => date !== null) ?? null
  const price = taken.map(({ item }) => storedPrice(item.price ?? '')).find(Boolean) ?? null
  const values = { given_date, price, topics: topics.slice(0, topicLimits.ofArticle) }
  const [first, ...others] = taken.map(({ language, texts }) => saveOf(language, texts))
  const shared = first && {
    ...first,
    values: {
      ...first.values,
      ...values,
      ...(cover && { image: cover, image_focus: cover.focus }),
    },
    gallery: { removed: [], added: withVideos(gallery.map(asItem), videos) },
  }
  return shared && { kind: 'article', section, saves: [shared, ...others], dates: set }
}

export function datesOf(run: Run, taken: TakenHalf[]): { dates: NewDate[]; lost: string[] } {
  const [dates, lost]: [NewDate[], string[]] = [[], []]
  const { at: now } = run.edit()
  for (const { item, language, texts } of taken) {
    const { schedule = [] } = item
    const inOrder = schedule.toSorted((one, other) => (one.date < other.date ? -1 : 1))
    const given = new Set<string>()
    for (const { action, date } of inOrder) {
      const isDate = !Number.isNaN(Date.parse(date))
      const at = isDate ? wallTimeAt(new Date(date), run.zone) : ''
      const isPossible =
        !timeProblem(at, run.zone, now) &&
        texts.title !== '' &&
        (action === 'publish' ? given.size === 0 : given.has('publish'))
      if (isPossible && !given.has(action)) dates.push({ action, languages: [language], at })
      else lost.push(`${action} ${date}`)
      given.add(action)
    }
  }
  return { dates, lost }
}

function saveOf(language: LanguageCode, texts: ArticleTexts): ArticleSave {
  return {
    language,
    values: textValues<Record<string, string>>({ [language]: texts }),
    words: wordsAsJson(plainText(texts.content)),
    gallery: { removed: [], added: [] },
    wish: 'no',
  }
}
