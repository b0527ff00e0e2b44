import { useEffect } from 'react'
import {
  data,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router'
import { messages } from '../domain/messages.ts'
import { Spinner } from '../ui/spinner.tsx'
import type { Route } from './+types/dashboard-layout.ts'
import { client } from './client.ts'
import styles from './dashboard-layout.module.css'
import { useInterface } from './interface.tsx'
import { showMessage } from './messages/message-queue.ts'
import { endSession, onSessionLost, signInAddress, signInPath, storedToken } from './session.ts'
import { Drawer } from './shell/drawer.tsx'
import { Sidebar } from './shell/sidebar.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { useHeadingFocus } from './shell/use-heading-focus.ts'
import { useSidebar } from './shell/use-sidebar.ts'

export { PageProblem as ErrorBoundary } from './page-problem.tsx'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    if (storedToken()) return
    showMessage('error', messages.authenticationRequired)
    throw redirect(signInAddress(new URL(request.url)))
  },
]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const languages = await client().languages.list()
  if (languages.ok) return { languages: languages.value }
  if (languages.status === 401) throw redirect(signInAddress(new URL(request.url)))
  throw data(languages.message, { status: languages.status || 503 })
}

/** The languages change only when somebody changes them, which then says so. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.currentUrl.href === change.nextUrl.href && change.defaultShouldRevalidate
}

/** Signing out is a submission, so that unsaved changes are asked about first. */
export async function clientAction() {
  await client().session.signOut()
  endSession()
  return redirect(signInPath)
}

export default function DashboardLayout() {
  const { words } = useInterface()
  const sidebar = useSidebar()
  useHeadingFocus()
  useLeavingWithoutSession()
  return (
    <div className={styles.shell} data-sidebar={shapeOf(sidebar)}>
      <a className={styles.skip} href="#main">
        {words.shell.skip}
      </a>
      {sidebar.isDrawer ? (
        <Drawer sidebar={sidebar} />
      ) : (
        <div className={styles.sidebar}>
          <Sidebar isCollapsed={sidebar.isCollapsed} />
        </div>
      )}
      <div className={styles.canvas}>
        <TopBar sidebar={sidebar} />
        <Page />
      </div>
    </div>
  )
}

function Page() {
  const { words } = useInterface()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading}>
      {isLoading && (
        <output className={styles.loading}>
          <Spinner isLarge />
          <span className="sr">{words.shell.loading}</span>
        </output>
      )}
      <div className={styles.page}>
        <Outlet />
      </div>
    </main>
  )
}

function useLeavingWithoutSession(): void {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(
    () => onSessionLost(() => void navigate(signInAddress(location), { replace: true })),
    [navigate, location],
  )
}

function shapeOf({ isDrawer, isCollapsed }: { isDrawer: boolean; isCollapsed: boolean }) {
  return isDrawer ? 'drawer' : isCollapsed ? 'rail' : 'full'
}
