import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { firstCharacters } from '../../domain/articles/excerpt.ts'
import { type Edit, textValues } from '../../domain/documents/revision.ts'
import { fileLimits, titleOfFile } from '../../domain/files/library-file.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { leftOut } from '../../domain/moving/analyse-export.ts'
import type { Attachment } from '../../domain/moving/attachments.ts'
import { isPdfFile } from '../../domain/moving/find-picture.ts'
import { oldAddress, wholeAddress } from '../../domain/moving/old-links.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import type { ExportedItem } from '../../domain/moving/read-part.ts'
import { Problem } from '../../domain/problem.ts'
import type { RedirectTarget } from '../../domain/seo/redirect.ts'
import { readablePath } from '../../domain/seo/site-address.ts'
import { cleaned } from '../../domain/text/short-value.ts'
import { fileTypeAt } from '../../storage/files/file-type-at.ts'
import { contentIdOf } from '../../storage/files/keep-blobs.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { ContentSource } from '../../storage/moving/content-source.ts'
import { type KnownOrigin, originName } from '../../storage/moving/moving-store.ts'
import type { PictureFolder } from '../../storage/moving/picture-folder.ts'
import type { ImportRun } from '../../storage/moving/take-in.ts'
import type { FetchedFiles } from './fetch-files.ts'

type Given = {
  storage: Pick<Storage, 'moving'>
  edit: () => Edit
  isTrial: boolean
  source: ContentSource
  known: Map<string, KnownOrigin>
  begun: () => Promise<ImportRun>
}
type Linking = { item: Pick<ExportedItem, 'id'>; language: LanguageCode }
type Fate = Pick<ReportLine, 'outcome' | 'reasons'> & { id?: string }
type Taken = Fate & { content: string }

export type LinkedFiles = ReturnType<typeof linkedFiles>

const here = '/dashboard/media/files'
const notInFolder = 'The folder does not have it, or not as a PDF of at most 25 MB.'
const notThere = 'The old site does not have it, or not as a PDF of at most 25 MB.'

/** PDFs come in when a text that links to them does, once, however many addresses they have. */
export function linkedFiles(
  { storage: { moving }, edit, isTrial, source, known, begun }: Given,
  folder: PictureFolder | undefined,
  living: FetchedFiles | undefined,
) {
  const { analysis } = source
  const isGiven = folder !== undefined || living !== undefined
  const fates = new Map<string, Fate & { title: string; address: string }>()
  const byContent = new Map<string, string>()
  const attached = new Map(
    analysis.attachments.flatMap((one) => {
      const path = pathOfAttachment(one)
      return path === undefined ? [] : [[path, one] as const]
    }),
  )

  function pathOf(href: string): string | undefined {
    const address = oldAddress(wholeAddress(href), analysis.source)
    const path = address && readablePath(address.pathname)
    return path !== undefined && isPdfFile(path) ? path : undefined
  }

  function pathOfAttachment({ url, file }: Attachment): string | undefined {
    return pathOf(url || `${source.addresses?.pictures ?? '/'}${file}`)
  }

  async function takeIn(href: string, linking: Linking): Promise<void> {
    const path = pathOf(href)
    if (path === undefined || !isGiven || fates.has(path)) return
    const name = path.slice(path.lastIndexOf('/') + 1)
    const own = firstCharacters(attached.get(path)?.title ?? '', fileLimits.title)
    const title = own || titleOfFile(cleaned('line', name)) || name
    const address = wholeAddress(href)
    fates.set(path, { ...(await fateOf(address, title, linking)), title, address })
  }

  async function fateOf(address: string, title: string, linking: Linking): Promise<Fate> {
    const { pathname } = new URL(address)
    const paths = source.picturePaths(pathname, linking.item)
    const own = paths.map((path) => folder?.fileAt(path)).find(Boolean)
    const take = (path: string) => taken(path, title, linking.language)
    if (own !== undefined) return (await take(own)) ?? refused(notInFolder)
    const content = living?.contentAt(address)
    const standing = content === undefined ? undefined : await standingWith(content)
    if (standing) return standing
    const found = await living?.take(address, take)
    if (found === undefined) return refused(folder ? notInFolder : notThere)
    if (typeof found !== 'string') return found
    if (found === 'later') return { outcome: 'taken in', reasons: [later], id: standIn(address) }
    return refused(
      found === 'host' ? 'The old site did not answer when it was asked for it.' : notThere,
    )
  }

  async function taken(
    path: string,
    title: string,
    language: LanguageCode,
  ): Promise<Taken | undefined> {
    const { size } = await stat(path)
    const isPdf = size <= fileLimits.bytes && (await fileTypeAt(path)) === 'pdf'
    if (!isPdf) return undefined
    const content = await contentIdOf(path)
    const standing = await standingWith(content)
    if (standing) return { ...standing, content }
    try {
      const values = textValues({ [language]: { title } })
      const change = { values, uploads: { [language]: path } }
      const id = isTrial
        ? standIn(content)
        : await moving.takeInFile(await begun(), keyOf(content), change, edit())
      byContent.set(content, id)
      return { outcome: 'taken in', reasons: [], id, content }
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'files-full') throw error
      return { ...refused('There is no room for more files.'), content }
    }
  }

  async function standingWith(content: string): Promise<Fate | undefined> {
    const own = byContent.get(content)
    if (own !== undefined) return { outcome: 'taken in', reasons: [], id: own }
    const origin = known.get(originName(keyOf(content), ''))
    if (origin && !origin.isHere) return refused('It was deleted here.')
    const id = origin?.digest ?? (await moving.fileWithContent(content))
    return id === undefined ? undefined : { outcome: 'unchanged', reasons: [], id }
  }

  return {
    async takeIn(hrefs: string[], linking: Linking): Promise<void> {
      for (const href of hrefs) await takeIn(href, linking)
    },

    at: (href: string): string | undefined => fates.get(pathOf(href) ?? '')?.id,

    redirects: (): Map<string, RedirectTarget> =>
      new Map(
        [...fates].flatMap(([path, { id }]) =>
          id === undefined ? [] : [[path, { kind: 'file', id }] as const],
        ),
      ),

    lineOf(attachment: Attachment, line: Parameters<typeof leftOut>[0]): ReportLine {
      const path = pathOfAttachment(attachment)
      if (path === undefined) {
        return leftOut(line, 'Files that are neither pictures nor PDFs are not taken in yet.')
      }
      const fate = fates.get(path)
      if (!isGiven) return leftOut(line, 'PDFs of texts are taken in with --pictures FOLDER.')
      if (!fate) return leftOut(line, 'No text that is taken in links to it.')
      return lineOfFate(line, fate)
    },

    lines: (): Omit<ReportLine, 'n'>[] =>
      [...fates]
        .filter(([path]) => !attached.has(path))
        .map(([_path, { title, address, ...fate }]) => {
          const { n: _n, ...line } = lineOfFate(
            { n: 0, kind: 'file', title, address, languages: [] },
            fate,
          )
          return line
        }),
  }

  function lineOfFate(line: Parameters<typeof leftOut>[0], fate: Fate): ReportLine {
    const { outcome, reasons } = fate
    const isHere = outcome !== 'left out'
    return { ...leftOut(line, ''), outcome, reasons, here: isHere ? here : '' }
  }
}

const later = 'It is fetched from the old site once the run is started.'

function refused(reason: string): Fate {
  return { outcome: 'left out', reasons: [reason] }
}

function keyOf(content: string): string {
  return `file ${content}`
}

function standIn(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32)
}
