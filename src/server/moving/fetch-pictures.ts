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

type Options = {
  storage: Pick<Storage, 'media' | 'moving'>
  edit: () => Edit
  source: string
  site: LivingSite
  bareHosts: ReadonlySet<string>
  isTrial: boolean
}

type Failure = FetchFailure | 'unfit'

export type FetchedPictures = Awaited<ReturnType<typeof fetchPictures>>

export async function fetchPictures({
  storage: { media, moving },
  edit,
  source,
  site,
  bareHosts,
  isTrial,
}: Options) {
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

  async function taken(address: string): Promise<Picture | Failure> {
    const bytes = await site.fetch(address, pictureLimits.bytes)
    const folder = await media.stageUpload()
    try {
      const path = join(folder, 'fetched')
      await writeFile(path, bytes)
      const name = basename(decodedPath(URL.parse(address)?.pathname ?? ''))
      return (await takePicture(path, name, { media, edit, isTrial })) ?? 'unfit'
    } finally {
      await media.files.discard(folder)
    }
  }

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
