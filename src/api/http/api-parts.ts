import type { Context } from 'hono'
import type { Storage } from '../../storage/create-storage.ts'
import type { Tokens } from './tokens.ts'

export type Log = Record<'info' | 'error', (details: object, message: string) => void>

/** What the API is put together from. */
export type ApiParts = {
  storage: Storage
  tokens: Tokens
  apiKey: string
  now: () => Date
  /** The address a call came from, for limits. */
  addressOf: (c: Context) => string
  log: Log
}
