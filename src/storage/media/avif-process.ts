import { setPriority } from 'node:os'
import { answerJobs } from '../workers/answer-jobs.ts'
import { encodeAvif } from './encode-avif.ts'

try {
  // Behind visitors and uploads.
  setPriority(10)
} catch {
  // A sandbox may not allow it.
}
answerJobs(encodeAvif)
