import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { useNavigate } from 'react-router'
import type { ProductLanguage } from '../../domain/languages/language.ts'
import { useLocale } from '../app/locale/locale.tsx'

/** The parts of react-aria itself use these words; `ar-AE` writes Latin digits. */
const ariaLocales: Record<ProductLanguage, string> = { en: 'en-US', ar: 'ar-AE' }

export function AriaProviders({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { locale } = useLocale()
  return (
    <I18nProvider locale={ariaLocales[locale]}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  )
}
