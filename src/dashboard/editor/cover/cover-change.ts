import type { Focus, Picture } from '../../../domain/media/media.ts'
import { isSame } from '../../../domain/documents/revision.ts'

export type CoverChange = File | Picture | 'removed' | null

export function hasCover(change: CoverChange, stored: Picture | null): boolean {
  return isChosen(change) || (stored !== null && change === null)
}

function isChosen(change: CoverChange): change is File | Picture {
  return change !== null && change !== 'removed'
}

export function currentPicture<Stored extends Picture>(
  change: CoverChange,
  stored: Stored | null,
): Stored | Picture | null {
  if (change === null) return stored
  return change === 'removed' || change instanceof File ? null : change
}

type PictureForm<Field extends string> = { [Name in Field]?: File | null } & {
  [Name in `${Field}_media`]?: string
}

export function pictureForm<Field extends string>(
  field: Field,
  change: CoverChange | undefined,
): PictureForm<Field> {
  if (!change) return {} as PictureForm<Field>
  const isFile = change === 'removed' || change instanceof File
  const sent = isFile
    ? { [field]: change === 'removed' ? null : change }
    : { [`${field}_media`]: change.id }
  return sent as PictureForm<Field>
}

/** The focus a save sends: another picture comes without one, unless it has been given its own. */
export function focusToSend(
  change: CoverChange,
  focus: Focus | null,
  saved: Focus | null,
): Focus | null | undefined {
  if (change !== null) return focus ?? undefined
  return isSame(focus, saved) ? undefined : focus
}

/** A focus belongs to its picture: taking someone else's picture takes its focus, too. */
export function focusOfTheirs(...names: string[]) {
  return <F>(mine: F, now: F, theirs: string[]): F =>
    names.some((name) => theirs.includes(name)) ? now : mine
}

/** The point is in whole percents; the centre is no focus. */
export function focusAt(x: number, y: number): Focus | null {
  const focus = { x: share(x), y: share(y) }
  return isSame(focus, centre) ? null : focus
}

export const centre: Focus = { x: 0.5, y: 0.5 }

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}
