import { markdownText } from '../../domain/moving/markdown-text.ts'
import { answerJobs } from '../workers/answer-jobs.ts'
import type { MarkdownJob } from './markdown-worker.ts'

answerJobs(({ markdown, isOurs, isMdx }: MarkdownJob) => markdownText(markdown, isOurs, isMdx))
