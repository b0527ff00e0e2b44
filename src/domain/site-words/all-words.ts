import { inEachLanguage } from '../languages/catalogue.ts'
import type { ProductLanguage } from '../languages/language.ts'
import { articleCounts, articleWords } from './article-words.ts'
import { besideWords, branchWords, contactWords, hoursWords } from './contact-words.ts'
import { emptyWords } from './empty-words.ts'
import { eventWords } from './event-words.ts'
import { fileCounts, fileWords } from './file-words.ts'
import { formWords } from './form-words.ts'
import { frameWords } from './frame-words.ts'
import { galleryWords } from './gallery-words.ts'
import { homeWords, slideWords } from './home-words.ts'
import { listWords } from './list-words.ts'
import { missingWords } from './missing-words.ts'
import { noticeWords } from './notice-words.ts'
import type { ProductCounts } from './product-words.ts'
import { refusalWords } from './refusal-words.ts'
import { searchCounts, searchWords } from './search-words.ts'
import { topicWords } from './topic-words.ts'
import type { SiteCount, SiteWord } from './word-placeholders.ts'

export const siteWords: Record<ProductLanguage, Record<SiteWord, string>> = inEachLanguage(
  (language) => ({
    ...frameWords[language],
    ...homeWords[language],
    ...slideWords[language],
    ...emptyWords[language],
    ...articleWords[language],
    ...listWords[language],
    ...topicWords[language],
    ...galleryWords[language],
    ...fileWords[language],
    ...eventWords[language],
    ...formWords[language],
    ...contactWords[language],
    ...hoursWords[language],
    ...branchWords[language],
    ...besideWords[language],
    ...refusalWords[language],
    ...searchWords[language],
    ...missingWords[language],
    ...noticeWords[language],
  }),
)

export const siteCounts: ProductCounts<SiteCount> = inEachLanguage((language) => ({
  ...articleCounts[language],
  ...fileCounts[language],
  ...searchCounts[language],
}))
