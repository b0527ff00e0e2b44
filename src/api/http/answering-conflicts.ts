import { Problem } from '../../domain/problem.ts'

/** A save whose conflict carries the document as `respond` answers it. */
export async function answeringConflicts<Document, Saved>(
  respond: (document: Document) => object,
  saving: Promise<Saved>,
): Promise<Saved> {
  try {
    return await saving
  } catch (error) {
    if (!(error instanceof Problem) || !error.conflict?.saved) throw error
    const document = respond(error.conflict.saved as Document)
    throw new Problem('conflict', { conflict: { ...error.conflict, document } })
  }
}
