import { answerJobs } from '../workers/answer-jobs.ts'
import { encodePicture } from './encode-picture.ts'

answerJobs(encodePicture)
