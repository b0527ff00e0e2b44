import type { Analysis, Row } from '../../domain/moving/analyse-export.ts'
import type { Attachment } from '../../domain/moving/attachments.ts'
import type { MovedText } from '../../domain/moving/found-in-text.ts'
import type { Values } from '../../domain/documents/revision.ts'
import type { OurExport } from '../../domain/moving/our-export.ts'
import type { ExportedItem } from '../../domain/moving/read-part.ts'
import type { TableSample } from '../../domain/moving/table-text.ts'
import type {
  Generator,
  ListAddress,
  TopicAddress,
} from '../../domain/moving/generators/generator.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { PictureFolder, PictureOptions } from './picture-folder.ts'

/** Topics are by taxonomy, each with the kind of text that its list shows there. */
export type OldAddresses = {
  topics: Record<string, TopicAddress>
  feeds: string[]
  pictures: (name: string) => string
  lists: {
    kind: string
    authors: ListAddress | undefined
    isDated: boolean
    archives?: string | undefined
    others: string[]
  }
  isNumbered: boolean
}

export type ContentSource = {
  analysis: Analysis
  table?: TableSample
  read(row: Row): Promise<ExportedItem>
  textOf(item: ExportedItem, language: LanguageCode): Promise<MovedText | string>
  openPictures?: (options: PictureOptions) => Promise<PictureFolder>
  picturePaths(address: string, item: Pick<ExportedItem, 'id'>): string[]
  pictureWords(
    path: string,
  ): (Pick<Attachment, 'alt' | 'caption'> & { shared?: Values }) | undefined
  addresses?: OldAddresses
  generator?: Generator
  ours?: OurExport & { fileAt: (path: string) => string | undefined }
  close(): Promise<void>
}
