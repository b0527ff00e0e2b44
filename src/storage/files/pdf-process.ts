import { answerJobs } from '../workers/answer-jobs.ts'
import { readPdf } from './read-pdf.ts'

answerJobs(readPdf)
