import type { Edit } from '../../domain/documents/revision.ts'
import type { Analysis, Row } from '../../domain/moving/analyse-export.ts'
import type { ArticleTexts } from '../../domain/articles/article-fields.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { LinkTarget } from '../../domain/navigation/navigation.ts'
import type { Fragments, Links, Waiting } from '../../domain/moving/old-links.ts'
import type { ExportedItem } from '../../domain/moving/read-part.ts'
import type { OldSiteChoice } from '../../domain/moving/old-site.ts'
import type { Internet } from './guarded-fetch.ts'
import type { Arrival, Phase, TableEncoding } from '../../domain/moving/import-run.ts'
import type { PairDecision } from '../../domain/moving/pair-items.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import type { Destination, Destinations } from '../../domain/moving/destinations.ts'
import type { WpmlTable } from '../../domain/moving/wpml-table.ts'
import type { ContentSource } from '../../storage/moving/content-source.ts'
import type { KnownOrigin } from '../../storage/moving/moving-store.ts'
import type { PublicThere } from '../../storage/moving/publish-moved.ts'
import type { ImportRun } from '../../storage/moving/take-in.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { LinkedFiles } from './linked-files.ts'
import type { MovedPictures, PicturesOfText } from './move-in-pictures.ts'

export type GivenPair = PairDecision & { source: string }

export type Asked = {
  file: string | string[]
  pictures?: string | undefined
  skipped?: string[]
  wpml?: WpmlTable | undefined
  encoding?: TableEncoding | undefined
  pairs?: GivenPair[]
  destinations: Destinations
  arrive?: Arrival
  oldSite?: OldSiteChoice & { hosts?: string[] }
  isTrial: boolean
  progress: (done: number, total: number, lines: ReportLine[], phase: Phase) => void | Promise<void>
  run?: number
}

export type Context = {
  storage: Pick<Storage, 'languages' | 'media' | 'moving' | 'pages' | 'publishingRule' | 'timeZone'>
  edit: () => Edit
  internet?: Internet
}

export type Run = Omit<
  Asked,
  'file' | 'oldSite' | 'pairs' | 'pictures' | 'skipped' | 'progress' | 'run'
> &
  Context & {
    source: ContentSource
    analysis: Analysis
    known: Map<string, KnownOrigin>
    possible: Map<Row, Row>
    torn: Set<string>
    zone: string
    topics: Map<string, number | undefined>
    led: Map<string, LinkTarget>
    inMenus: Set<string>
    files: Map<string, string>
    forms: Map<number, number>
    arrived: Map<string, Arrived>
    links: Links
    unlinked: { id: number | undefined; taken: TakenHalf[]; line: ReportLine }[]
    /** They are taken in at last, when links lead to all that is here. */
    newer: Newer[]
    pictures: MovedPictures
    linked: LinkedFiles
    /** A trial writes no pages: these are those that it told of. */
    tried: { count: number; slugs: Map<LanguageCode, string[]> }
    /** Begins the run in the store: one that changes nothing leaves no trace. */
    begun: () => Promise<ImportRun>
  }

/** Its text is read again, so that a large export is not held. */
export type Newer = { id: number; destination: Destination; row: Row; line: ReportLine }

export type Arrived = PublicThere & { numbers: Map<LanguageCode, number> }

export type Half = {
  row: Row
  item: ExportedItem
  language: LanguageCode
  digest: string
  fragments?: Fragments | undefined
}
export type MovedTexts = {
  texts: ArticleTexts
  notes: string[]
  waiting?: Waiting
  parts?: Record<string, string>
  waitingIn?: Record<string, Waiting>
}
export type MadeHalf = Half & { moved: MovedTexts | string; pictures: PicturesOfText }
export type TakenHalf = Half & MovedTexts & { pictures: PicturesOfText }

export function ledName(id: string): string {
  return `item ${id}`
}
