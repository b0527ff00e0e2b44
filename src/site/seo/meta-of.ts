import { type MetaTexts, writtenMeta } from '../../domain/seo/seo.ts'

/** The result is absent where nothing is written. */
export function metaOf(texts: Partial<MetaTexts>): { meta?: Partial<MetaTexts> } {
  const meta = writtenMeta(texts)
  return Object.keys(meta).length > 0 ? { meta } : {}
}
