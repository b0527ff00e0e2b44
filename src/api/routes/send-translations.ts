import type { ExchangeKind } from '../../contract/translations.ts'
import { textName } from '../../domain/documents/revision.ts'
import { fieldAndLanguage } from '../../domain/documents/revision.ts'
import { exchangeLimits } from '../../domain/exchange/exchange-limits.ts'
import type { TextToSend } from '../../domain/exchange/exchanged-texts.ts'
import { xliffEnd, xliffStart } from '../../domain/exchange/write-xliff.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { User } from '../../domain/people/user.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { sendDocument } from '../../storage/exchange/exchange-worker.ts'
import type { Choice, ExchangedKind, ToSend } from './exchanged-kind.ts'
import { exchangedKinds } from './exchanged-kinds.ts'

type SentTranslations = { xliff: string; texts: number; words: number }

/** Throws Problem('invalid-input') for more than a file holds. */
export async function sentTranslations(
  storage: Storage,
  user: User,
  choice: Choice,
): Promise<SentTranslations> {
  const { from, to } = choice
  const kinds = exchangedKinds(storage, user)
  const named = choice.kind ? [choice.kind] : (Object.keys(kinds) as ExchangeKind[])
  const sent = { xliff: xliffStart(choice), texts: 0, words: 0 }
  /** Documents that were not chosen one by one. */
  const isOpen = choice.state !== 'all' && choice.ids === undefined
  let id = 0
  for (const kind of named.map((name) => kinds[name])) {
    const leftOut = isOpen ? await storage.coverage.leftOut(kind.kind, to) : new Set()
    for await (const document of kind.documents(choice)) {
      if (leftOut.has(document.subject)) continue
      const texts = await textsToSend(storage, kind, document, choice)
      if (texts.length === 0) continue
      sent.texts += texts.length
      if (sent.texts > exchangeLimits.texts) throw tooMany()
      const original = `${document.document}@${document.revision}`
      const { xliff, words } = await sendDocument({ from, to, original, id: ++id, texts })
      sent.xliff += xliff
      sent.words += words
      if (sent.xliff.length > exchangeLimits.bytes) throw tooMany()
    }
  }
  sent.xliff += xliffEnd
  if (Buffer.byteLength(sent.xliff) > exchangeLimits.bytes) throw tooMany()
  return sent
}

function tooMany(): Problem {
  return new Problem('invalid-input', { fields: { state: messages.tooManyTexts } })
}

async function textsToSend(
  { revisions }: Storage,
  { kind, isRich }: ExchangedKind,
  { subject, texts, ledger }: ToSend,
  { from, to, state }: Choice,
): Promise<TextToSend[]> {
  const toSend: TextToSend[] = []
  for (const [name, source] of Object.entries(texts)) {
    const { field, language } = fieldAndLanguage(name)
    if (language !== from || source === '') continue
    const own = textName(field, to)
    const target = texts[own] ?? ''
    const entry = ledger.written[own]
    const isBehind = entry !== undefined && entry.edition < (ledger.shown[name] ?? 0)
    const now = target === '' ? 'missing' : isBehind ? 'behind' : 'current'
    const isChosen = state === 'needed' ? now !== 'current' : state === 'all' || state === now
    if (!isChosen) continue
    const earlier =
      now === 'behind' && entry
        ? (await revisions.since(kind, subject, entry.revision))?.seen[name]
        : undefined
    toSend.push({
      field,
      isRich: isRich(field),
      source,
      target,
      earlier: typeof earlier === 'string' ? earlier : undefined,
    })
  }
  return toSend
}
