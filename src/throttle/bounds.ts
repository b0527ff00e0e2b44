import { missingLimits } from '../domain/seo/missing-address.ts'
import { visitLimits } from '../domain/visit.ts'

export type LineBounds = {
  /** This many run at once. */
  concurrency: number
  /** This many wait, and more are refused at once; without it, all wait. */
  maxWaiting?: number
  /** Milliseconds for which one waits before it is refused; without it, for as long as it takes. */
  timeout?: number
  /** This many of one network are let in at once, waiting included. */
  perKey?: number
}

/** Requests and work wait in these lines; `README.md` says in which order. */
export const lines = {
  page: { concurrency: 4, maxWaiting: 64, timeout: 2_000 },
  visitor: { concurrency: 16, maxWaiting: 64, timeout: 2_000 },
  staff: { concurrency: 16, maxWaiting: 64, timeout: 5_000 },
  upload: { concurrency: 32, maxWaiting: 32, timeout: 5_000 },
  /** Otherwise one network could occupy every place by sending slowly. */
  form: { concurrency: 256, maxWaiting: 0, perKey: 32 },
  attachments: { concurrency: 32, maxWaiting: 0, perKey: 4 },
  /** All at once, the saves of twenty texts would make readers wait half as long again. */
  save: { concurrency: 2, timeout: 10_000 },
  /** Each takes a core and 19 MB for a while. */
  password: { concurrency: 2, maxWaiting: 20, timeout: 5_000 },
  richText: { concurrency: 1, maxWaiting: 64, timeout: 5_000 },
  exchange: { concurrency: 1, maxWaiting: 64, timeout: 30_000 },
  markdown: { concurrency: 1 },
  webp: { concurrency: 1 },
  avif: { concurrency: 1 },
  pdf: { concurrency: 1, maxWaiting: 16, timeout: 20_000 },
  sharePicture: { concurrency: 1, maxWaiting: 16, timeout: 10_000 },
  write: { concurrency: 1, timeout: 5_000 },
  /** Fewer than the client has connections: its own queue would count as a connection that does not come. */
  bucket: { concurrency: 32, timeout: 12_000 },
  part: { concurrency: 4 },
} as const satisfies Record<string, LineBounds>

/** Milliseconds after which a save gives its place in line up: what takes longer waits for a store. */
export const longestSave = 50

const minute = 60_000
const quarterOfAnHour = 15 * minute
const day = 24 * 60 * minute

/** The times are in milliseconds; the name tells the limits apart where all are stored. */
export const windows = {
  perAddress: { name: 'perAddress', points: 60, window: quarterOfAnHour },
  perAccountAndAddress: { name: 'perAccountAndAddress', points: 10, window: quarterOfAnHour },
  perAccount: { name: 'perAccount', points: 40, window: quarterOfAnHour },
  passkeySteps: { name: 'passkeySteps', points: 120, window: quarterOfAnHour },
  secondFactor: { name: 'secondFactor', points: 10, window: quarterOfAnHour },
  linksPerAddress: { name: 'linksPerAddress', points: 20, window: 60 * minute },
  linksPerAccount: { name: 'linksPerAccount', points: 3, window: 60 * minute },
  contact: { name: 'contact', points: 5, window: quarterOfAnHour },
  challenge: { name: 'challenge', points: 30, window: minute },
  proof: { name: 'proof', points: 1, window: 120 * minute },
  accessKey: { name: 'accessKey', points: 600, window: minute },
  visits: { name: 'visits', points: visitLimits.aMinute, window: minute },
  missing: { name: 'missing', points: missingLimits.ofNetwork, window: day },
} as const

/**
 * The values are in milliseconds, for sign-ins of an account that was guessed at too often, from
 * addresses it does not know.
 */
export const signInTurns = { apart: 2_000, longest: 10_000 } as const
