import './dashboard.css'
import { Outlet } from 'react-router'
import type { Route } from './+types/staff-layout.ts'
import type { StaffData } from '../app/company.ts'
import { companyNames, sectionNames, sendsMail } from '../app/request-contexts.ts'
import { defaultDashboardLanguage } from '../../domain/languages/language.ts'
import { LocaleProvider } from '../app/locale/locale.tsx'
import { ToastRegion } from '../kit/toasts/toast-region.tsx'
import { documentSettings } from '../../ui/document-settings.ts'
import { useTheme } from '../../ui/theme.ts'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './staff-layout.module.css'
import { commonWords } from '../app/locale/words.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<StaffData> {
  return {
    names: await context.get(companyNames)(),
    sectionNames: await context.get(sectionNames)(),
    sendsMail: context.get(sendsMail),
    icon: context.get(documentSettings).appearance?.icon,
  }
}

/** Leaves everything beneath to the browser: the server knows neither token nor language. */
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
      <ToastRegion />
      <Outlet />
    </LocaleProvider>
  )
}

/** The server answers this for every page of the dashboard, in its default language. */
function LoadingPage({ name }: { name: string | undefined }) {
  return (
    <main className={styles.page} aria-busy="true" lang={defaultDashboardLanguage}>
      <title>{name || commonWords.ar.product}</title>
      <Spinner isLarge />
      {/* A browser may translate it before the scripts come. */}
      <p className="sr" suppressHydrationWarning>
        {commonWords.ar.loading}
      </p>
    </main>
  )
}
