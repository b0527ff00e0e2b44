import { readFile } from 'node:fs/promises'
import { documentToXliff, fieldsOf, takenTexts } from '../../domain/exchange/exchanged-texts.ts'
import { readXliff, type ReadUnit } from '../../domain/exchange/read-xliff.ts'
import { answerJobs } from '../workers/answer-jobs.ts'
import type { ExchangeJob, ExchangeResult } from './exchange-worker.ts'

answerJobs(async (job: ExchangeJob): Promise<ExchangeResult[keyof ExchangeResult]> => {
  if ('send' in job) return documentToXliff(job.send)
  if ('take' in job) return takenTexts(JSON.parse(job.units) as ReadUnit[], job.take)
  const { files, ...languages } = readXliff(await readFile(job.read))
  return {
    ...languages,
    files: files.map(({ original, units }) => ({
      original,
      fields: fieldsOf(units),
      units: JSON.stringify(units),
    })),
  }
})
