import { data, Outlet, redirect, useNavigation } from 'react-router'
import type { Failure } from '../../api/client/send.ts'
import { messages } from '../../domain/messages.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { Route } from './+types/dashboard-layout.ts'
import { accountApi } from '../../api/client/account-api.ts'
import { languagesApi } from '../../api/client/languages-api.ts'
import { client } from '../app/client.ts'
import { recallChoices } from '../app/device-choices.ts'
import { useWords } from '../app/locale/locale.tsx'
import { loadTranslator } from '../app/locale/translator.ts'
import { layoutWords } from './words.ts'
import { commonWords } from '../app/locale/words.ts'
import { LazyMount } from '../kit/lazy-mount.tsx'
import { showToast } from '../app/toast-queue.ts'
import { useLayer } from './palette/use-layer.ts'
import {
  accountPath,
  limited,
  newPasswordAddress,
  rememberIdleMinutes,
  rememberRequestedPage,
  setUpAddress,
  signInAddress,
  signOutPath,
  storedToken,
} from '../app/session.ts'
import { answerProof, useIsProofAsked } from '../app/proof.ts'
import { AriaProviders } from './aria-providers.tsx'
import { Drawer } from './drawer.tsx'
import { useFreshOverview } from '../app/shell/overview.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useDrawerSwipe } from './use-drawer-swipe.ts'
import type { ShellData } from '../app/shell/use-shell-data.ts'
import { useRestoredScroll } from './use-restored-scroll.ts'
import { useSidebar } from './use-sidebar.ts'
import { SessionNotice } from './session-notice.tsx'
import { useSession } from './use-session.ts'
import { useHeadingFocus } from '../app/shell/page-head.tsx'
import styles from './dashboard-layout.module.css'

export { PageProblem as ErrorBoundary } from '../kit/problems/page-problem.tsx'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    const page = new URL(request.url)
    rememberRequestedPage(page)
    const isOwn = [accountPath, signOutPath].includes(page.pathname)
    if (storedToken() && limited.get() && !isOwn) throw redirect(setUpAddress(page))
    if (storedToken()) return
    showToast('error', messages.authenticationRequired)
    throw redirect(signInAddress(page))
  },
]

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<ShellData> {
  const account = client(accountApi)
  const languages = client(languagesApi)
  const [own, known] = await Promise.all([
    account.get(),
    languages.list(),
    recallChoices(),
    loadTranslator(),
  ])
  if (!own.ok) throw refusal(own, request)
  limited.set(!known.ok && known.needs === 'second-factor')
  const { user, second_factor, idle_minutes } = own.value
  rememberIdleMinutes(idle_minutes)
  const shell = { user, hasPasskeys: second_factor.passkeys.length > 0 }
  if (limited.get() && isAccountPage(request)) return { ...shell, languages: [] }
  if (!known.ok) throw refusal(known, request)
  return { ...shell, languages: known.value }
}

function isAccountPage({ url }: Request): boolean {
  return new URL(url).pathname === accountPath
}

function refusal({ status, message, needs }: Failure, request: Request) {
  if (needs === 'password') return redirect(newPasswordAddress(new URL(request.url)))
  if (needs === 'second-factor') return redirect(setUpAddress(new URL(request.url)))
  if (status === 401) return redirect(signInAddress(new URL(request.url)))
  return data(message, { status: status || 503 })
}

export { revalidateOnlyInPlace as shouldRevalidate } from '../app/revalidate-only-in-place.ts'

export default function DashboardLayout() {
  return (
    <AriaProviders>
      <Shell />
    </AriaProviders>
  )
}

function Shell() {
  const words = useWords(layoutWords)
  const sidebar = useSidebar()
  const layers = useLayer()
  const session = useSession()
  useDrawerSwipe(sidebar)
  useFreshOverview()
  useHeadingFocus()
  useRestoredScroll()
  return (
    <div className={styles.shell} data-sidebar={shapeOf(sidebar)}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      {sidebar.isDrawer ? (
        <Drawer sidebar={sidebar} />
      ) : (
        <div className={styles.sidebar}>
          <Sidebar isCollapsed={sidebar.isCollapsed} />
        </div>
      )}
      <div className={styles.canvas}>
        <TopBar sidebar={sidebar} layers={layers} />
        <SessionNotice session={session} />
        <Page />
      </div>
      <LazyMount load={shellLayers} isWanted={layers.layer !== null} given={layers} />
      <LazyMount load={proofDialog} isWanted={useIsProofAsked()} given={{}} />
    </div>
  )
}

function Page() {
  const words = useWords(commonWords)
  const isLoading = useNavigation().state !== 'idle'
  return (
    <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading}>
      {isLoading && (
        <output className={styles.loading}>
          <Spinner isLarge />
          <span className="sr">{words.loading}</span>
        </output>
      )}
      <div className={styles.page}>
        <Outlet />
      </div>
    </main>
  )
}

async function shellLayers() {
  return (await import('./palette/palette.tsx')).Layers
}

/** Whoever waits for proof must not wait for a script that does not come. */
async function proofDialog() {
  try {
    return (await import('./proof-dialog.tsx')).ProofDialog
  } catch (error) {
    answerProof(false)
    throw error
  }
}

function shapeOf({ isDrawer, isCollapsed }: { isDrawer: boolean; isCollapsed: boolean }) {
  return isDrawer ? 'drawer' : isCollapsed ? 'rail' : 'full'
}
