import type { LanguageCode } from '../../domain/languages/language.ts'
import { textsInEach } from '../../domain/languages/language-input.ts'
import { textsIn, type Values } from '../../domain/documents/revision.ts'
import type { z } from '../../domain/text/schema.ts'
import { prepareRichText, type RichText } from '../../storage/articles/rich-text-worker.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { validated } from '../http/validate.ts'

/** The text comes back cleaned, with no figures but those of library pictures. */
export async function receivedText(
  { library }: Pick<Storage, 'library'>,
  html: string,
): Promise<RichText> {
  const { content, words } = await prepareRichText(html)
  return { content: await library.withKnownFigures(content), words }
}

/**
 * Texts by field and language, as texts of each language. Throws Problem('invalid-input'), which names a
 * text with its language: `title.ar`.
 */
export function receivedTexts(
  schema: z.ZodType<Record<string, object | undefined>>,
  sent: object,
  codes: LanguageCode[],
): Record<LanguageCode, Values> {
  const texts = Object.entries(validated(schema, sent))
  const named = texts.map(([field, inEach = {}]) => textsInEach(field, inEach, codes))
  return textsIn(Object.assign({}, ...named) as Values)
}
