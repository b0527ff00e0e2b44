import { startTransition, use, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, type DataRouter } from 'react-router'

/**
 * Makes every update of the router a transition. React makes none of updates during popstate, and
 * any other update would discard what is not hydrated yet (decision 014).
 */
export function useRouterInTransitions(): void {
  const router = use(DataRouterContext)?.router
  // This comes before the router's own effects, which subscribe to it.
  useLayoutEffect(() => (router ? tellInTransitions(router) : undefined), [router])
}

function tellInTransitions(router: DataRouter): () => void {
  const { subscribe } = router
  router.subscribe = (tell) =>
    subscribe((...news) => {
      const tellCalmly = () => startTransition(() => tell(...news))
      if (window.event?.type === 'popstate') setTimeout(tellCalmly)
      else tellCalmly()
    })
  return () => {
    router.subscribe = subscribe
  }
}
