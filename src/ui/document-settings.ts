import { createContext as createReactContext, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Look } from '../domain/look/look.ts'
import type { ColourScheme } from '../domain/look/palette.ts'

/** A page wears the site's look by these; the standard one has no sheet. */
export type WornLook = {
  sheet: string | undefined
  look: Look
  /** Grounds of pages in both schemes, for what stands around them. */
  grounds: Record<ColourScheme, string>
  /** Address of the company's icon; browsers find the product's by themselves. */
  icon?: string | undefined
}

/** Every page needs these from the server; the browser reads them from the document. */
export type DocumentSettings = {
  /** Names the client to the API; protects nothing. */
  apiKey: string
  /** Marks our inline scripts; cached pages have hashes instead. */
  nonce?: string | undefined
  /** It is set only while the server renders. */
  worn?: WornLook | undefined
}

export const documentSettings = createRouterContext<DocumentSettings>()

export const DocumentSettingsContext = createReactContext<DocumentSettings | null>(null)

export function apiKeyOfDocument(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? ''
}

export function useDocumentSettings(): DocumentSettings {
  return useContext(DocumentSettingsContext) ?? { apiKey: apiKeyOfDocument() }
}
