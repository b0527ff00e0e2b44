import { startTransition, use, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, type DataRouter } from 'react-router'

/**
 * Lets every step of the router be a transition. Of its own accord one of them is not, and during a popstate event
 * React makes none: either takes down what has not come alive yet, with the focus and the texts in it (decision 014).
 */
export function useRouterInTransitions(): void {
  const router = use(DataRouterContext)?.router
  // Before the router's own effects, in which it subscribes to itself.
  useLayoutEffect(() => (router ? tellInTransitions(router) : undefined), [router])
}

/** Gives what ends it. */
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
