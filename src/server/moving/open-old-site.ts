import type { Analysis } from '../../domain/moving/analyse-export.ts'
import { hostsIn, untouched } from '../../domain/moving/old-site.ts'
import { type FetchedPictures, fetchPictures } from './fetch-pictures.ts'
import { internet as theInternet } from './guarded-fetch.ts'
import { livingSite } from './living-site.ts'
import type { Asked, Context } from './move-in-run.ts'

export function openOldSite(
  { storage, edit, internet = theInternet }: Context,
  { oldSite = untouched, isTrial, progress: tell }: Asked,
  analysis: Analysis,
) {
  const { hosts: chosen, perSecond, fetch } = { hosts: undefined, ...oldSite }
  const named = hostsIn(analysis).filter((host) => chosen?.includes(host) ?? true)
  const bareHosts = new Set(named)
  let [done, total] = [0, 0]
  const site = livingSite({
    internet,
    bareHosts,
    perSecond,
    async throwIfStopped() {
      edit()
      await tell(done, total, [], 'pictures')
    },
  })

  const progress: Asked['progress'] = async (...told) => {
    ;[done, total] = told
    await tell(...told)
  }

  return {
    progress,
    pictures: async (): Promise<FetchedPictures | undefined> =>
      fetch
        ? fetchPictures({ storage, edit, source: analysis.source, site, bareHosts, isTrial })
        : undefined,
  }
}
