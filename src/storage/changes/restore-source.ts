import { DamagedArchive } from '../backup/manifest.ts'
import type { AfterArchive } from '../backup/restore.ts'
import { z } from '../../domain/text/schema.ts'
import type { ChangePlace } from './change-place.ts'
import { type Base, nameOfBase } from './chain-files.ts'
import type { RestorePlan } from './plan-restore.ts'
import { erasedAt, pictureAt, picturesFolder } from './picture-files.ts'
import { changesOf, type Decrypt } from './read-changes.ts'
import { replay } from './replay.ts'

const baseSchema = z.strictObject({ time_zone: z.string() })
type BaseInformation = z.infer<typeof baseSchema>

/** An archive becomes a base once it is proven and where changes are sent. */
export async function addBase(
  place: ChangePlace,
  base: Omit<Base, 'name'>,
  information: BaseInformation,
): Promise<void> {
  await place.put(nameOfBase(base), Buffer.from(JSON.stringify(information)))
}

export async function informationOf(place: ChangePlace, { name }: Base): Promise<BaseInformation> {
  const found = await place.get(name)
  try {
    return baseSchema.parse(JSON.parse(found?.toString() ?? ''))
  } catch (cause) {
    throw new DamagedArchive(`${name} does not say which clock the site has`, { cause })
  }
}

/** A restore needs this beside the archive that is the base. */
export async function sourceOf(
  place: ChangePlace,
  plan: RestorePlan,
  decrypt: Decrypt,
): Promise<AfterArchive> {
  const sent = await place.list(picturesFolder)
  const pictures = Map.groupBy(sent.flatMap(pictureAt), ({ id }) => id)
  const { base } = plan
  return {
    pictures: new Set(pictures.keys()),
    erased: sent.flatMap(erasedAt),

    async apply(file, { changes, made_at }) {
      if (changes?.chain !== base.chain || changes.sequence !== base.sequence) {
        throw new DamagedArchive(`the archive is not the one that ${base.name} names`)
      }
      return (await replay(file, changesOf(place, plan, decrypt))) ?? new Date(made_at)
    },

    async *filesOf(id) {
      for (const { path, name, isEncrypted } of pictures.get(id) ?? []) {
        const content = await place.get(path)
        if (!content) continue
        yield { name, content: isEncrypted && decrypt ? await decrypt(content) : content }
      }
    },
  }
}
