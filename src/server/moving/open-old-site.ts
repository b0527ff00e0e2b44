import type { Analysis, Row } from '../../domain/moving/analyse-export.ts'
import type { Phase } from '../../domain/moving/import-run.ts'
import { addressLimit, hostOf, hostsIn, untouched } from '../../domain/moving/old-site.ts'
import { pairByPages, type ToldByPage, toldByPage } from '../../domain/moving/told-by-page.ts'
import { type FetchedFiles, fetchFiles } from './fetch-files.ts'
import { type FetchedPictures, fetchPictures } from './fetch-pictures.ts'
import { internet as theInternet, NotFetched } from './guarded-fetch.ts'
import { livingSite } from './living-site.ts'
import type { Asked, Context } from './move-in-run.ts'

const pageBytes = 2 * 1024 * 1024

export function openOldSite(
  { storage, edit, internet = theInternet }: Context,
  { oldSite = untouched, isTrial, progress: tell }: Asked,
  analysis: Analysis,
) {
  const { hosts: chosen, perSecond, fetch, ask } = { hosts: undefined, ...oldSite }
  const named = hostsIn(analysis).filter((host) => chosen?.includes(host) ?? true)
  const bareHosts = new Set(named)
  const { source } = analysis
  const toFetch = () => ({ storage, edit, source, site, bareHosts, isTrial })
  let [done, total] = [0, 0]
  let phase: Phase = 'asking'
  const site = livingSite({
    internet,
    bareHosts,
    perSecond,
    async throwIfStopped() {
      edit()
      await tell(done, total, [], phase)
    },
  })

  const progress: Asked['progress'] = async (...told) => {
    ;[done, total] = told
    await tell(...told)
  }

  async function askPages(told: Map<string, ToldByPage>): Promise<void> {
    const pages = analysis.rows.filter(
      (row) => isToBeAsked(row, bareHosts) && !told.has(row.address),
    )
    for (const [index, { address }] of pages.entries()) {
      await progress(index, pages.length, [], 'asking')
      const page = await askPage(address)
      if (!page) continue
      told.set(address, page)
      await storage.moving.noteTold(source, address, page, edit())
    }
  }

  async function askPage(address: string): Promise<ToldByPage | undefined> {
    try {
      return toldByPage(String(await site.fetch(address, pageBytes)), address)
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error
      return error.failure === 'host' ? undefined : { language: '', alternates: [] }
    }
  }

  return {
    progress,

    async pair(): Promise<void> {
      const told = await storage.moving.toldByPages(source)
      if (ask) await askPages(told)
      phase = 'pictures'
      pairByPages(analysis.rows, told, analysis.languages.here)
    },

    pictures: async (): Promise<FetchedPictures | undefined> =>
      fetch ? fetchPictures(toFetch()) : undefined,
    files: async (): Promise<FetchedFiles | undefined> =>
      fetch ? fetchFiles(toFetch()) : undefined,
  }
}

function isToBeAsked({ address, group, languages }: Row, bareHosts: ReadonlySet<string>): boolean {
  const isAlone = group === undefined && languages.length === 1
  return isAlone && address.length <= addressLimit && bareHosts.has(hostOf(address) ?? '')
}
