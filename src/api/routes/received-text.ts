import { prepareRichText, type RichText } from '../../storage/articles/rich-text-worker.ts'
import type { Storage } from '../../storage/create-storage.ts'

/** The text comes back cleaned, with no figures but those of library pictures. */
export async function receivedText(
  { library }: Pick<Storage, 'library'>,
  html: string,
): Promise<RichText> {
  const { content, words } = await prepareRichText(html)
  return { content: await library.withKnownFigures(content), words }
}
