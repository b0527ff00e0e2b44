import { setPriority } from 'node:os'
import { answerJobs } from '../workers/answer-jobs.ts'
import { encodeAvif } from './encode-avif.ts'

try {
  // Visitors and uploads come first.
  setPriority(10)
} catch {
  // A sandbox may not allow it.
}
answerJobs(encodeAvif)
