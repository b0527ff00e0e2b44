import { createContext as createReactContext, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Look } from '../domain/look/look.ts'
import type { ColourScheme } from '../domain/look/palette.ts'

export type Appearance = {
  sheet: string | undefined
  look: Look
  grounds: Record<ColourScheme, string>
  icon?: string | undefined
}

/** The server gives every page these; the browser reads them from the document. */
export type DocumentSettings = {
  /** It names the client to the API and protects nothing. */
  apiKey: string
  /** It marks our inline scripts; cached pages have hashes instead. */
  nonce?: string | undefined
  appearance?: Appearance | undefined
}

export const documentSettings = createRouterContext<DocumentSettings>()

export const DocumentSettingsContext = createReactContext<DocumentSettings | null>(null)

export function apiKeyOfDocument(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? ''
}

export function useDocumentSettings(): DocumentSettings {
  return useContext(DocumentSettingsContext) ?? { apiKey: apiKeyOfDocument() }
}
