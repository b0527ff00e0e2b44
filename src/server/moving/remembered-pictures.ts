import type { Edit } from '../../domain/documents/revision.ts'
import type { Picture } from '../../domain/media/media.ts'
import { addressLimit } from '../../domain/moving/old-site.ts'
import type { Storage } from '../../storage/create-storage.ts'

export type RememberedPictures = Awaited<ReturnType<typeof rememberedPictures>>

type Given = {
  edit: () => Edit
  storage: Pick<Storage, 'moving'>
  source: string
  isTrial: boolean
}

/** A later run needs no files of pictures that an earlier one brought. */
export async function rememberedPictures({ storage: { moving }, edit, source, isTrial }: Given) {
  const known = await moving.picturesInLibrary(source)

  return {
    isEmpty: known.size === 0,

    find: (addresses: string[]): Picture | undefined =>
      addresses.map((address) => known.get(address)).find(Boolean),

    /** The largest form stays known. */
    async note(address: string, picture: Picture): Promise<void> {
      if (isTrial || address.length > addressLimit) return
      if ((known.get(address)?.width ?? 0) >= picture.width) return
      known.set(address, picture)
      await moving.noteFetched(source, { address, media_id: picture.id }, edit())
    },
  }
}
