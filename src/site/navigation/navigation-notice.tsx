import { use, useEffect } from 'react'
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  useLocation,
  useNavigation,
} from 'react-router'
import { noticeWords } from '../../domain/site-words/notice-words.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import {
  useFailedNavigation,
  type FailedNavigation,
  setFailedNavigation,
} from './failed-navigation.ts'
import { PendingPage } from './pending-page.tsx'
import styles from './navigation-notice.module.css'
import { loadWithRetries } from '../../ui/lazy-component.ts'

const noRoutes = {}

export function NavigationNotice() {
  const failed = useFailedNavigation()
  const isReturning = useIsReturning()
  const routes = use(FrameworkContext)?.manifest.routes ?? noRoutes
  useEffect(holdNavigations, [])
  useEffect(() => void loadPages(routes), [routes])
  return (
    <>
      <PendingPage />
      <div className={styles.place} role="alert">
        {failed && !isReturning && (
          <div className={styles.notice}>
            <p>
              <Said of={failed.isTrying ? 'notice_trying' : `notice_${failed.reason}`} />
            </p>
            <button type="button" aria-disabled={failed.isTrying} onClick={failed.tryAgain}>
              <Said of="notice_try_again" />
            </button>
          </div>
        )}
      </div>
    </>
  )
}

function Said({ of }: { of: keyof typeof noticeWords.en }) {
  const words = useWords(noticeWords)
  return <Label of={of}>{words[of]}</Label>
}

function useIsReturning(): boolean {
  const shown = useLocation()
  const next = useNavigation().location
  return next?.pathname === shown.pathname && next.search === shown.search
}

/**
 * Preloads all pages' scripts, that of topics where a topic is named. If one were missing, the router
 * would reload the document and lose what is being written. They come one by one, so that what a
 * click asks for meanwhile does not queue behind all of them.
 */
async function loadPages(
  routes: Record<string, { id: string; module: string } | undefined>,
): Promise<void> {
  const hasTopics = document.querySelector('.topic-chips')
  for (const route of Object.values(routes)) {
    if (route && (hasTopics || route.id !== 'topic-page'))
      await loadWithRetries(() => import(/* @vite-ignore */ route.module))
  }
}

type Reason = FailedNavigation['reason']

/**
 * Keeps a navigation without data pending, with the previous page in place, until the visitor
 * retries or leaves; the router alone would show an error (decision 027). Returns its cleanup.
 */
function holdNavigations(): () => void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const load = () => fetch(input, init)
    const isOfRouter = input instanceof URL && input.pathname.endsWith('.data')
    return isOfRouter ? loadedAtLast(load, init?.signal) : load()
  }
  return () => {
    window.fetch = fetch
  }
}

async function loadedAtLast(
  load: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const answer = await load().catch(() => undefined)
  signal?.throwIfAborted()
  if (answer && answer.status < 500) {
    setFailedNavigation(null)
    return answer
  }
  await nextAttempt(answer ? 'broken' : 'offline', signal)
  return loadedAtLast(load, signal)
}

/** The router aborts its requests when the visitor goes elsewhere. */
function nextAttempt(reason: Reason, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      setFailedNavigation(null)
      reject(signal?.reason)
    }
    const tryAgain = () => {
      setFailedNavigation({ reason, isTrying: true, tryAgain })
      resolve()
    }
    signal?.addEventListener('abort', leave, { once: true })
    setFailedNavigation({ reason, isTrying: false, tryAgain })
  })
}
