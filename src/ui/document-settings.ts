import { createContext as createReactContext, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'

/** What the server tells every page about itself; the browser reads it back from the document. */
export type DocumentSettings = {
  /** Names the client to the API; protects nothing. */
  apiKey: string
  /** Tells our inline scripts from all others; cached pages are sent without it, with hashes instead. */
  nonce?: string | undefined
}

/** How `server/app.ts` hands the settings of a request to the renderer. */
export const documentSettings = createRouterContext<DocumentSettings>()

export const DocumentSettingsContext = createReactContext<DocumentSettings | null>(null)

export function apiKeyOfDocument(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? ''
}

export function useDocumentSettings(): DocumentSettings {
  return useContext(DocumentSettingsContext) ?? { apiKey: apiKeyOfDocument() }
}
