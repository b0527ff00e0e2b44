import { fileLimits } from '../../domain/files/library-file.ts'
import { addressLimit, hostOf } from '../../domain/moving/old-site.ts'
import { type Failure, type FetchOptions, whileFetched } from './fetch-pictures.ts'
import { NotFetched } from './guarded-fetch.ts'

export type FetchedFiles = Awaited<ReturnType<typeof fetchFiles>>

export async function fetchFiles({
  storage: { media, moving },
  edit,
  source,
  site,
  bareHosts,
  isTrial,
}: FetchOptions) {
  const fetched = await moving.fetchedPictures(source)

  return {
    contentAt: (address: string): string | undefined => fetched.get(address) || undefined,

    async take<Taken extends { content: string }>(
      address: string,
      take: (path: string) => Promise<Taken | undefined>,
    ): Promise<Taken | Failure | 'later' | undefined> {
      const isNamed = address.length <= addressLimit && bareHosts.has(hostOf(address) ?? '')
      if (!isNamed) return undefined
      if (fetched.get(address) === '') return 'unfit'
      if (isTrial) return 'later'
      try {
        const options = { media, site, most: fileLimits.bytes }
        const taken = await whileFetched(address, options, take)
        await note(address, taken?.content ?? '')
        return taken ?? 'unfit'
      } catch (error) {
        if (!(error instanceof NotFetched)) throw error
        if (error.failure === 'size') await note(address, '')
        return error.failure
      }
    },
  }

  function note(address: string, media_id: string): Promise<void> {
    return moving.noteFetched(source, { address, media_id }, edit())
  }
}
