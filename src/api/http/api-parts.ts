import type { Context } from 'hono'
import type { Refusal } from '../../domain/audit/audit.ts'
import type { View } from '../../domain/visit.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { Tokens } from './tokens.ts'

export type Log = Record<'info' | 'error', (details: object, message: string) => void>

export type ApiParts = {
  storage: Storage
  tokens: Tokens
  apiKey: string
  now: () => Date
  addressOf: (c: Context) => string
  /** The address is that of the settings, or as the call names it: `https://naoura.example`. */
  originOf: (c: Context) => string
  log: Log
  countView: (view: View) => void
  refused: (refusal: Refusal) => void
}
