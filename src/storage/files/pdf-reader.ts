import { filesPart } from '../../domain/forms/attachment.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { isUnavailable } from '../engine/unavailable.ts'
import { lines } from '../../throttle/bounds.ts'
import { createWorker, startProcess } from '../workers/worker.ts'
import type { PdfFacts, PdfJob } from './read-pdf.ts'

/** The process is killed where a file keeps it longer. */
const reader = createWorker<PdfJob, PdfFacts>(() => startProcess('files/pdf-process.ts'), {
  longest: 10_000,
  idle: 1_000,
  line: lines.pdf,
})

/** Undefined where nothing can be told: the file is offered all the same. */
export async function pdfFacts(job: PdfJob): Promise<PdfFacts | undefined> {
  try {
    return await reader.run(job)
  } catch {
    return undefined
  }
}

export async function refuseUnreadablePdf(file: string): Promise<void> {
  try {
    await reader.run({ file, preview: null })
  } catch (cause) {
    if (isUnavailable(cause)) throw cause
    throw new Problem('invalid-input', { fields: { [filesPart]: messages.pdfUnreadable }, cause })
  }
}
