import type { Author } from '../documents/revision.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Part, Wish } from './publication.ts'

export const reviewNoteLimit = 500

/** A colleague is asked to look at a text; nothing waits for it. */
export type Review = {
  language: LanguageCode
  /** Null is anyone but who asked. */
  reviewer: { id: number; name: string } | null
  note: string
  by: Author
  at: Date
}

export type NewReview = { language: LanguageCode; userId: number | null; note: string }

/** Publishing a language says that it was looked at. */
export function endsReview(
  { language }: Review,
  { parts = [], wish }: { parts?: Part[]; wish?: Wish | undefined },
): boolean {
  return wish === 'yes' && parts.includes(language)
}
