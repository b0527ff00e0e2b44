import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Edit } from '../../domain/documents/revision.ts'
import { type Picture, pictureLimits } from '../../domain/media/media.ts'
import { decodedPath } from '../../domain/moving/find-picture.ts'
import { addressLimit, hostOf, largestForms } from '../../domain/moving/old-site.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { takePicture } from '../../storage/moving/picture-folder.ts'
import { type FetchFailure, NotFetched } from './guarded-fetch.ts'
import type { LivingSite } from './living-site.ts'

export type FetchOptions = {
  storage: Pick<Storage, 'media' | 'moving'>
  edit: () => Edit
  source: string
  site: LivingSite
  bareHosts: ReadonlySet<string>
  isTrial: boolean
}

export type Failure = FetchFailure | 'unfit'

export type FetchedPictures = Awaited<ReturnType<typeof fetchPictures>>

export async function fetchPictures({
  storage: { media, moving },
  edit,
  source,
  site,
  bareHosts,
  isTrial,
}: FetchOptions) {
  const fetched = await moving.fetchedPictures(source)
  const here = await media.find([...fetched.values()])
  const asked = new Map<string, Picture | Failure>()

  async function fetchOne(address: string): Promise<Picture | Failure> {
    const known = asked.get(address) ?? (fetched.get(address) === '' ? 'unfit' : undefined)
    if (known !== undefined) return known
    const found = await taken(address).catch((error: unknown) => {
      if (error instanceof NotFetched) return error.failure
      throw error
    })
    asked.set(address, found)
    if (found === 'unfit' || found === 'size') await note(address, '')
    else if (typeof found !== 'string') await note(address, found.id)
    return found
  }

  const note = (address: string, media_id: string) =>
    moving.noteFetched(source, { address, media_id }, edit())

  const taken = (address: string): Promise<Picture | Failure> =>
    whileFetched(address, { media, site, most: pictureLimits.bytes }, async (path) => {
      const name = basename(decodedPath(URL.parse(address)?.pathname ?? ''))
      return (await takePicture(path, name, { media, edit, isTrial })) ?? 'unfit'
    })

  return {
    /** Those that can be a picture here are tried from the largest; else it says why there is none. */
    async find(addresses: string[]): Promise<Picture | Failure | 'later' | undefined> {
      const forms = [...new Set(addresses.flatMap(largestForms))].filter(
        (one) => one.length <= addressLimit && bareHosts.has(hostOf(one) ?? ''),
      )
      for (const form of forms) {
        const picture = here.get(fetched.get(form) ?? '')
        if (picture) return picture
      }
      if (isTrial) return forms.length > 0 ? 'later' : undefined
      let failure: Failure | undefined
      for (const form of forms) {
        const found = await fetchOne(form)
        if (typeof found !== 'string') return found
        failure = failure === 'host' ? failure : found
      }
      return failure
    },
  }
}

type Fetching = Pick<Storage, 'media'> & { site: LivingSite; most: number }

export async function whileFetched<Taken>(
  address: string,
  { media, site, most }: Fetching,
  take: (path: string) => Promise<Taken>,
): Promise<Taken> {
  const bytes = await site.fetch(address, most)
  const folder = await media.stageUpload()
  try {
    const path = join(folder, 'fetched')
    await writeFile(path, bytes)
    return await take(path)
  } finally {
    await media.files.discard(folder)
  }
}
