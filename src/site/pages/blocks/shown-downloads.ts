import type { ShownFile } from '../../../domain/files/library-file.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import type { ShownBlockOf } from '../../../domain/pages/block.ts'
import { type SaidFacts, saidFacts, type Speaker } from '../../files/file-facts.ts'

export type ShownDownload = SaidFacts &
  Pick<ShownFile, 'address' | 'title'> & {
    id: string
    note: string
    language?: LanguageCode | undefined
  }

export function shownDownloads(
  { items }: ShownBlockOf<'downloads'>,
  files: Map<string, ShownFile>,
  speaker: Speaker,
): ShownDownload[] {
  return items.flatMap(({ id, note, file: chosen }) => {
    const file = files.get(chosen)
    if (!file) return []
    const { address, title, language } = file
    const isOther = language !== speaker.language
    const said = saidFacts(file, speaker)
    return [{ id, note, address, title, ...(isOther && { language }), ...said }]
  })
}
