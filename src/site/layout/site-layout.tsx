import { Suspense } from 'react'
import { data, isRouteErrorResponse, Outlet, redirect } from 'react-router'
import { defaultPublicLanguage } from '../../domain/language.ts'
import { hiddenSections } from '../../domain/navigation.ts'
import { storage } from '../../storage/storage.server.ts'
import { isUnavailable } from '../../storage/engine/unavailable.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { pageFailures } from '../../ui/page-failures.ts'
import type { Route } from './+types/site-layout.ts'
import { namedCompanyIn } from '../company-in.ts'
import { movedTo } from '../moved-to.ts'
import { ownNamesIn } from '../names-in.ts'
import { problemMeta } from '../page-meta.ts'
import { type SiteData, siteFromError } from '../site.ts'
import { menuIn } from './menu-in.ts'
import { SiteFrame } from './site-frame.tsx'
import { siteOrigin } from '../site-origin.ts'
import { rememberForOutage, siteDuringOutage } from '../site-during-outage.ts'

/** Any page may be missing, few are: the others do not load it. */
const MissingView = lazyComponent(async () => (await import('../missing-view.tsx')).MissingView)

export async function loader({ params, context }: Route.LoaderArgs): Promise<SiteData> {
  const origin = context.get(siteOrigin)
  const moved = context.get(movedTo)
  if (moved !== null) throw redirect(moved, 301)
  try {
    const site = await loadSite(params.language, origin)
    rememberForOutage(site)
    return site
  } catch (error) {
    if (!isUnavailable(error)) throw error
    context.get(pageFailures)(error)
    return siteDuringOutage(origin, params.language)
  }
}

async function loadSite(code: string | undefined, origin: string): Promise<SiteData> {
  const published = await storage.languages.published()
  const languages = published.map(({ code, name, status }) => ({ code, name, status }))
  const asked = code ?? defaultPublicLanguage
  const isOffered = languages.some(({ code }) => code === asked)
  const isRight = isOffered && code !== defaultPublicLanguage
  const language = isRight ? asked : defaultPublicLanguage
  const company = await namedCompanyIn(language)
  const names = await ownNamesIn(language, company)
  const navigation = await storage.sections.navigation()
  const hidden = hiddenSections(navigation)
  const { not_yet: isNotYet } = await storage.sections.seo()
  const site = {
    language,
    languages,
    origin,
    company,
    ...(names && { names }),
    ...(hidden.length > 0 && { hidden }),
    ...(isNotYet && { isNotYet }),
    ...menuIn(navigation, language, company.isReachable),
  }
  if (isRight) return site
  throw data({ site }, { status: 404 })
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return error ? problemMeta(loaderData ?? siteFromError(error), error) : []
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const readableIn: unknown = isRouteErrorResponse(error) ? error.data?.readableIn : undefined
  return (
    <SiteFrame>
      <Suspense>
        <MissingView
          isBroken={!isRouteErrorResponse(error) || error.status !== 404}
          readableIn={Array.isArray(readableIn) ? readableIn : []}
        />
      </Suspense>
    </SiteFrame>
  )
}
