import { cleanRichText } from '../../domain/rich-text/clean-rich-text.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import { wordsAsJson } from '../search/words-as-json.ts'
import { answerJobs } from '../workers/answer-jobs.ts'
import type { RichText } from './rich-text-worker.ts'

answerJobs((html: string): RichText => {
  const content = cleanRichText(html)
  return { content, words: wordsAsJson(plainText(content)) }
})
