import { useRevalidator, useRouteLoaderData } from 'react-router'
import type { OwnUserResponse } from '../../../contract/session.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { useEffect } from 'react'
import { useLocale } from '../locale/locale.tsx'
import { type MenuGroup, menuFor } from './menu.ts'

export type ShellData = { user: OwnUserResponse; hasPasskeys: boolean; languages: Language[] }

export function useShellData(): ShellData | undefined {
  return useRouteLoaderData('dashboard')
}

/**
 * The dashboard is called as the company is, and its menu as the sections are: both are read anew
 * after a save.
 */
export function useFreshShell(loaded: number, saved: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (saved !== loaded) void revalidate()
  }, [loaded, saved, revalidate])
}

/** The server's languages, published or not: staff prepare a language before it is published. */
export function useLanguages(): Language[] {
  return useShellData()?.languages ?? []
}

export function useLanguagesChosenFirst(): Language[] {
  const { language } = useLocale()
  const isChosen = ({ code }: Language) => Number(code === language)
  return useLanguages().toSorted((one, other) => isChosen(other) - isChosen(one))
}

export function useMenu(): MenuGroup[] {
  return menuFor(useShellData()?.user.role_name)
}
