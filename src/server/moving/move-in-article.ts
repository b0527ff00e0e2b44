import type { ArticleSection } from '../../domain/articles/article.ts'
import type { ArticleTexts } from '../../domain/articles/article-fields.ts'
import { storedPrice } from '../../domain/articles/stored-price.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import { textValues } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { termKey } from '../../domain/moving/moved-topics.ts'
import { topicLimits } from '../../domain/topics/topic.ts'
import type { ArticleSave } from '../../storage/articles/article-save.ts'
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

type Shared = Pick<PicturesOfText, 'cover' | 'gallery' | 'videos'> & { topics: number[] }

export function articleOf(
  section: ArticleSection,
  taken: TakenHalf[],
  { cover, gallery, videos, topics }: Shared,
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
  return shared && { kind: 'article', section, saves: [shared, ...others] }
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
