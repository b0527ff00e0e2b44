import { useEffect } from 'react'
import { useMatches, useRouteError } from 'react-router'
import { useSite } from '../site.ts'
import type { ShownRoute } from './count-view.ts'

/** The time is in milliseconds: a page that is only passed by is not read. */
const inSight = 1_000

/** The code that counts comes later: it is not among the scripts of the first view. */
export function useCountedViews(): void {
  const { language } = useSite()
  const route = useMatches().at(-1) as ShownRoute
  const isMissing = Boolean(useRouteError())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(count, inSight)
    }
    const count = () => {
      import('./count-view.ts').then(
        ({ countView }) => countView(isMissing ? null : route, language),
        () => {},
      )
    }
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [language, route, isMissing])
}
