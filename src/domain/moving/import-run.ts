import { articleSections } from '../articles/article.ts'

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

/** A run in one of these keeps others from beginning. */
export const activeStates: readonly ImportState[] = [
  'files',
  'trying',
  'tried',
  'running',
  'paused',
  'taking_back',
]

/** The server does something about these by itself. */
export const workingStates = ['trying', 'running', 'taking_back'] as const
export type WorkingState = (typeof workingStates)[number]

export const importActions = ['try', 'start', 'pause'] as const
export type ImportAction = (typeof importActions)[number]

export const fileRoles = ['main', 'pictures', 'languages'] as const
export type FileRole = (typeof fileRoles)[number]

export const movedDestinations = [...articleSections, 'pages'] as const

const [mebi, gibi] = [1024 ** 2, 1024 ** 3]
export const importLimits = {
  name: 80,
  files: 10,
  fileName: 200,
  kinds: 50,
  kind: 100,
  part: 8 * mebi,
  bytes: { main: 2 * gibi, pictures: 8 * gibi, languages: 64 * mebi },
} as const

export function partCount(bytes: number): number {
  return Math.ceil(bytes / importLimits.part)
}

/** The last one holds the rest. */
export function bytesOfPart(bytes: number, part: number): number {
  return Math.min(importLimits.part, bytes - (part - 1) * importLimits.part)
}
