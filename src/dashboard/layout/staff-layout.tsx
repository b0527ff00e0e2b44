import './dashboard.css'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { Outlet, useNavigate } from 'react-router'
import type { Route } from './+types/staff-layout.ts'
import type { StaffData } from '../app/company.ts'
import { companyNames } from '../app/company-names.ts'
import { sectionNames } from '../app/section-names.ts'
import { defaultDashboardLanguage, type ProductLanguage } from '../../domain/languages/language.ts'
import { LoadingPage } from './loading-page.tsx'
import { LocaleProvider, useLocale } from '../app/locale/locale.tsx'
import { ToastRegion } from '../kit/toasts/toast-region.tsx'
import { documentSettings } from '../../ui/document-settings.ts'
import { useTheme } from '../../ui/theme.ts'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<StaffData> {
  return {
    names: await context.get(companyNames)(),
    sectionNames: await context.get(sectionNames)(),
    icon: context.get(documentSettings).worn?.icon,
  }
}

/** Makes everything beneath a matter of the browser: the server knows neither token nor language. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader()
}
clientLoader.hydrate = true as const

export { revalidateOnlyInPlace as shouldRevalidate } from '../app/revalidate-only-in-place.ts'

export function HydrateFallback({ loaderData }: Route.HydrateFallbackProps) {
  return <LoadingPage name={loaderData?.names[defaultDashboardLanguage]} />
}

export default function StaffLayout() {
  // The device's theme is followed on phones, too, where the choice of one is put away.
  useTheme()
  useMarkInteractive()
  return (
    <LocaleProvider>
      <LocaleParts />
    </LocaleProvider>
  )
}

/** The parts of react-aria itself use these words; `ar-AE` writes Latin digits. */
const ownPartsLocales: Record<ProductLanguage, string> = { en: 'en-US', ar: 'ar-AE' }

function LocaleParts() {
  const navigate = useNavigate()
  const { locale } = useLocale()
  return (
    <I18nProvider locale={ownPartsLocales[locale]}>
      <RouterProvider navigate={navigate}>
        <ToastRegion />
        <Outlet />
      </RouterProvider>
    </I18nProvider>
  )
}
