import { articleSections } from '../articles/article.ts'
import type { Message } from '../messages.ts'

export const importStates = [
  'files',
  'trying',
  'tried',
  'running',
  'paused',
  'done',
  'failed',
  'taking_back',
  'taken_back',
] as const
export type ImportState = (typeof importStates)[number]

export const activeStates: readonly ImportState[] = [
  'files',
  'trying',
  'tried',
  'running',
  'paused',
  'taking_back',
]

export const workingStates = ['trying', 'running', 'taking_back'] as const
export type WorkingState = (typeof workingStates)[number]

export const importActions = ['try', 'start', 'pause'] as const
export type ImportAction = (typeof importActions)[number]

export const arrivals = ['drafts', 'published'] as const
export type Arrival = (typeof arrivals)[number]

export const phases = ['texts', 'asking', 'pictures', 'publishing'] as const
export type Phase = (typeof phases)[number]

export const fileRoles = ['main', 'pictures', 'languages'] as const
export type FileRole = (typeof fileRoles)[number]

export const tableEncodings = [
  'utf-8',
  'windows-1256',
  'windows-1252',
  'utf-16le',
  'utf-16be',
] as const
export type TableEncoding = (typeof tableEncodings)[number]

export const movedDestinations = [...articleSections, 'pages'] as const

const [mebi, gibi] = [1024 ** 2, 1024 ** 3]
export const importLimits = {
  name: 80,
  files: 50,
  fileName: 200,
  kinds: 50,
  kind: 100,
  pairs: 20,
  part: 8 * mebi,
  bytes: { main: 2 * gibi, pictures: 8 * gibi, languages: 64 * mebi },
} as const

export function isTableName(name: string): boolean {
  return /\.(?:csv|tsv|txt)$/i.test(name)
}

export function partCount(bytes: number): number {
  return Math.ceil(bytes / importLimits.part)
}

export function bytesOfPart(bytes: number, part: number): number {
  return Math.min(importLimits.part, bytes - (part - 1) * importLimits.part)
}

type Standing = { state: ImportState; isBegun: boolean; isSent: boolean }

export function possibleActions({ state, isBegun, isSent }: Standing): ImportAction[] {
  if (state === 'running') return ['pause']
  if (state === 'tried') return ['start', 'try']
  if (state === 'paused' || (state === 'failed' && isBegun)) return isSent ? ['start'] : []
  return (state === 'files' || state === 'failed') && isSent ? ['try'] : []
}

export const stateAfter = {
  try: 'trying',
  start: 'running',
  pause: 'paused',
} as const satisfies Record<ImportAction, ImportState>

export function mayBeTakenBack({ state, isBegun }: Omit<Standing, 'isSent'>): boolean {
  return isBegun && (state === 'done' || state === 'paused' || state === 'failed')
}

export class CannotMove extends Error {
  readonly sentence: Message

  constructor(sentence: Message) {
    super(sentence)
    this.sentence = sentence
  }
}

export class SiteIsAway extends CannotMove {}

export const broughtKinds = [
  'articles',
  'pages',
  'changes',
  'topics',
  'pictures',
  'partners',
  'files',
  'forms',
  'redirects',
  'settings',
] as const
export type Brought = Record<(typeof broughtKinds)[number], number>
