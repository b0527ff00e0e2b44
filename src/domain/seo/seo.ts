import type { Values } from '../documents/revision.ts'

export const metaLimits = { meta_title: 120, meta_description: 320 } as const
export const shownLengths = { meta_title: 60, meta_description: 155 } as const

export type MetaTexts = { [Field in keyof typeof metaLimits]: string }
export const metaFields = ['meta_title', 'meta_description'] as const
export const blankMeta: MetaTexts = { meta_title: '', meta_description: '' }

export function metaOf(texts: Partial<MetaTexts>): { meta?: Partial<MetaTexts> } {
  const written = metaFields.filter((field) => texts[field])
  if (written.length === 0) return {}
  return { meta: Object.fromEntries(written.map((field) => [field, texts[field]])) }
}

export type OwnSeo = {
  readable_addresses?: true
  not_yet?: true
  google_proof?: string
  bing_proof?: string
}

export const seoSettings = ['readable_addresses', 'not_yet', 'google_proof', 'bing_proof'] as const
export type SeoSetting = (typeof seoSettings)[number]

export function ownSeo(values: Values): OwnSeo {
  const own = seoSettings.filter((name) => values[name])
  return Object.fromEntries(own.map((name) => [name, values[name]]))
}
