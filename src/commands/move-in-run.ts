import type { Edit } from '../domain/documents/revision.ts'
import type { Analysis, Row } from '../domain/moving/analyse-export.ts'
import type { Sections } from '../domain/moving/moved-item.ts'
import type { WpmlTable } from '../domain/moving/wpml-table.ts'
import type { KnownOrigin } from '../storage/moving/moving-store.ts'
import type { ImportRun } from '../storage/moving/take-in-article.ts'
import type { CommandContext } from './command-context.ts'
import type { MovedPictures } from './move-in-pictures.ts'

export type Asked = {
  file: string
  pictures?: string | undefined
  wpml?: WpmlTable | undefined
  sections: Sections
  isTrial: boolean
  progress: (done: number, total: number) => void
}

export type Context = {
  storage: Pick<CommandContext['storage'], 'languages' | 'media' | 'moving' | 'timeZone'>
  edit: () => Edit
}

export type Run = Omit<Asked, 'pictures'> &
  Context & {
    analysis: Analysis
    known: Map<string, KnownOrigin>
    possible: Map<Row, Row>
    topics: Map<string, number | undefined>
    pictures: MovedPictures
    /** Begins the run in the store: one that changes nothing leaves no trace. */
    begun: () => Promise<ImportRun>
  }
