import { useEffect } from 'react'
import { useMatches, useRouteError } from 'react-router'
import { useSite } from '../site.ts'
import type { ShownRoute } from './count-view.ts'

/** What counts comes after the page: it is not among the scripts of the first view. */
export function useCountedViews(): void {
  const { language } = useSite()
  const route = useMatches().at(-1) as ShownRoute
  const isMissing = Boolean(useRouteError())
  useEffect(() => {
    import('./count-view.ts').then(
      ({ countView }) => countView(isMissing ? null : route, language),
      () => {},
    )
  }, [language, route, isMissing])
}
