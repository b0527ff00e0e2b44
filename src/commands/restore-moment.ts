import { instantOf, wallTimeAt, wallTimePattern } from '../domain/wall-clock.ts'
import { WrongSetting } from '../server/wrong-setting.ts'
import type { ArchiveAddress } from '../storage/backup/archive-store.ts'
import { decrypt } from '../storage/backup/encryption.ts'
import { type AfterArchive, Refused } from '../storage/backup/restore.ts'
import { type ChangePlace, openChangePlace } from '../storage/changes/change-place.ts'
import { planRestore } from '../storage/changes/plan-restore.ts'
import { informationOf, sourceOf } from '../storage/changes/restore-source.ts'
import {
  archiveAt,
  encryptedWithoutKey,
  givenPath,
  placeAt,
  withArchive,
} from './archive-command.ts'
import type { Outcome } from './outcome.ts'

/** It is applied after the archive; the zone is that of the site's clock. */
export type Moment = { after: AfterArchive; zone: string }

type Asked = { at: string | undefined; identity: string | undefined }

/** A place of backups stands for an archive and the changes after it. */
export async function withSource(
  given: string,
  { at, identity }: Asked,
  work: (file: string, moment?: Moment) => Promise<Outcome>,
): Promise<Outcome> {
  const address = placeAt(given)
  if (address) return withMoment(await openChangePlace(address), address, { at, identity }, work)
  if (at === undefined) return withArchive(given, identity, (file) => work(file))
  throw new WrongSetting('--at needs the place that BACKUP_TO names, not one archive.')
}

async function withMoment(
  place: ChangePlace,
  address: ArchiveAddress,
  { at, identity }: Asked,
  work: (file: string, moment: Moment) => Promise<Outcome>,
): Promise<Outcome> {
  const newest = await planRestore(place, null)
  const { time_zone: zone } = await informationOf(place, newest.base)
  const plan = at === undefined ? newest : await planRestore(place, instantIn(at, zone))
  const key = identity === undefined ? undefined : givenPath(identity)
  if (key === undefined && plan.segments.some(({ name }) => name.endsWith('.age'))) {
    throw encryptedWithoutKey()
  }
  const after = await sourceOf(place, plan, key ? (content) => decrypt(content, key) : null)
  return withArchive(archiveAt(address, plan.base.archive), identity, (file) =>
    work(file, { after, zone }),
  )
}

const ofAnyZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

function instantIn(at: string, zone: string): Date {
  const given = wallTimePattern.test(at) ? instantOf(at, zone) : undefined
  const instant = given ?? (ofAnyZone.test(at) ? new Date(at) : undefined)
  if (!instant || Number.isNaN(instant.getTime())) {
    throw new WrongSetting(
      `--at takes a moment such as 2026-11-26T10:42 by the clock of the site (${zone}), or 2026-11-26T07:42Z.`,
    )
  }
  if (instant > new Date()) throw new Refused(`${clockTime(instant, zone)} is still to come`)
  return instant
}

export function clockTime(instant: Date, zone: string): string {
  return `${wallTimeAt(instant, zone).replace('T', ' ')} in ${zone}`
}
