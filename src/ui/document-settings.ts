import { createContext as createReactContext, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'

/** What every page needs from the server; the browser reads it from the document. */
export type DocumentSettings = {
  /** Names the client to the API; protects nothing. */
  apiKey: string
  /** Marks our inline scripts; cached pages have hashes instead. */
  nonce?: string | undefined
  /** Address of the sheet of a look of its own; only while the server renders. */
  themeSheet?: string | undefined
}

export const documentSettings = createRouterContext<DocumentSettings>()

export const DocumentSettingsContext = createReactContext<DocumentSettings | null>(null)

export function apiKeyOfDocument(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? ''
}

export function useDocumentSettings(): DocumentSettings {
  return useContext(DocumentSettingsContext) ?? { apiKey: apiKeyOfDocument() }
}
