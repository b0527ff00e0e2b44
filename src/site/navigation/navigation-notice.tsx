import { use, useEffect } from 'react'
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  useLocation,
  useNavigation,
} from 'react-router'
import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import { useFailedNavigation } from './failed-navigation.ts'
import { holdNavigations } from './hold-navigations.ts'
import { loadPages } from './load-pages.ts'
import styles from './navigation-notice.module.css'
import { navigationWordsFor } from './navigation-words.ts'

const noRoutes = {}

export function NavigationNotice() {
  const words = navigationWordsFor(useSite().language)
  const failed = useFailedNavigation()
  const isReturning = useIsReturning()
  const routes = use(FrameworkContext)?.manifest.routes ?? noRoutes
  useEffect(holdNavigations, [])
  useEffect(() => loadPages(routes), [routes])
  return (
    <div className={styles.place} role="alert">
      {failed && !isReturning && (
        <div className={styles.notice}>
          <p>
            <Label>{failed.isTrying ? words.trying : words[failed.reason]}</Label>
          </p>
          <button type="button" aria-disabled={failed.isTrying} onClick={failed.tryAgain}>
            <Label>{words.tryAgain}</Label>
          </button>
        </div>
      )}
    </div>
  )
}

/** Whether the failed page is the current one, as after going back and forward again. */
function useIsReturning(): boolean {
  const shown = useLocation()
  const next = useNavigation().location
  return next?.pathname === shown.pathname && next.search === shown.search
}
