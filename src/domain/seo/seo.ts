import type { Values } from '../documents/revision.ts'

/** Longer texts are refused. */
export const metaLimits = { meta_title: 120, meta_description: 320 } as const
/** Longer texts are cut in results. */
export const shownLengths = { meta_title: 60, meta_description: 155 } as const

/** A page says this in results and where it is shared; blank means what it says by itself. */
export type MetaTexts = { [Field in keyof typeof metaLimits]: string }
export const metaFields = ['meta_title', 'meta_description'] as const
export const blankMeta: MetaTexts = { meta_title: '', meta_description: '' }

/** Blank texts are left out; the result is empty where nothing is written. */
export function metaOf(texts: Partial<MetaTexts>): { meta?: Partial<MetaTexts> } {
  const written = metaFields.filter((field) => texts[field])
  if (written.length === 0) return {}
  return { meta: Object.fromEntries(written.map((field) => [field, texts[field]])) }
}

/** Only settings that are not as standard are kept. */
export type OwnSeo = {
  /** Articles are at `/blog/7-how-much-water`. */
  readable_addresses?: true
  /** No page is to be found yet. */
  not_yet?: true
  /** Two search engines know the owner of the site by these. */
  google_proof?: string
  bing_proof?: string
}

export const seoSettings = ['readable_addresses', 'not_yet', 'google_proof', 'bing_proof'] as const
export type SeoSetting = (typeof seoSettings)[number]

/** Leaves out what is standard or no setting. */
export function ownSeo(values: Values): OwnSeo {
  const own = seoSettings.filter((name) => values[name])
  return Object.fromEntries(own.map((name) => [name, values[name]]))
}
