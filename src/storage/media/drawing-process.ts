import { answerJobs } from '../workers/answer-jobs.ts'
import { drawSharePicture } from './draw-share-picture.ts'

answerJobs(drawSharePicture)
