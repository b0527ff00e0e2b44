import { answerJobs } from './answer-jobs.ts'
import { encodePicture } from './encode-picture.ts'

answerJobs(encodePicture)
