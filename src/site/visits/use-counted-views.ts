import { useEffect } from 'react'
import { useLocation, useMatches, useRouteError } from 'react-router'
import { useSite } from '../site.ts'
import type { ShownPage } from './count-view.ts'

/** What counts comes after the page: it is not among the scripts of the first view. */
export function useCountedViews(): void {
  const { pathname } = useLocation()
  const { language } = useSite()
  const data = useMatches().at(-1)?.loaderData as ShownPage['data']
  const isMissing = Boolean(useRouteError())
  useEffect(() => {
    import('./count-view.ts').then(
      ({ countView }) => countView(isMissing ? null : { language, pathname, data }),
      () => {},
    )
  }, [language, pathname, data, isMissing])
}
