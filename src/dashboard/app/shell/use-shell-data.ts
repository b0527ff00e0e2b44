import { useRouteLoaderData } from 'react-router'
import type { OwnUserResponse } from '../../../contract/session.ts'
import type { Language } from '../../../domain/languages/language.ts'

export type ShellData = { user: OwnUserResponse; languages: Language[] }

/** Undefined where the shell itself could not be loaded. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData('dashboard')
}
