import type { TranslationChoice } from '../../contract/translations.ts'
import type { Ledger, Texts } from '../../domain/documents/ledger.ts'
import type { ContentKind, Edit } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Languages } from '../../domain/exchange/write-xliff.ts'

export type Choice = TranslationChoice

export type ToSend = {
  /** `posts/7` */
  document: string
  subject: string
  revision: number
  ledger: Ledger
  texts: Texts
}

export type CheckedText = { text: string; words?: string }
export type TextToSave = CheckedText & { field: string }
/** `sourceEditions` are those of the source when it was sent, by field. */
export type Taking = Languages & { edit: Edit; sourceEditions: Record<string, number> }

/** Documents of a kind are sent to a translator and taken in by it. */
export type ExchangedKind = {
  kind: ContentKind
  documents(choice: Choice): AsyncIterable<ToSend>
  find(subject: string): Promise<ToSend | undefined>
  isText(field: string): boolean
  isRich(field: string): boolean
  /** The checks and the cleaning of the form. Throws Problem('invalid-input'). */
  check(subject: string, field: string, text: string, to: LanguageCode): Promise<CheckedText>
  /** Throws Problem('conflict'). */
  save(subject: string, texts: TextToSave[], taking: Taking): Promise<void>
}
