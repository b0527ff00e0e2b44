import { answerJobs } from '../workers/answer-jobs.ts'
import { encodeAvif } from './encode-avif.ts'

answerJobs(encodeAvif)
