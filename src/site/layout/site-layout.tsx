import { Suspense } from 'react'
import { data, isRouteErrorResponse, Outlet } from 'react-router'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/language.ts'
import { hiddenSections, idsLedTo, type OwnNavigation } from '../../domain/navigation.ts'
import type { PageLink } from '../../domain/page.ts'
import { storage } from '../../storage/storage.server.ts'
import { isUnavailable } from '../../storage/engine/unavailable.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { pageFailures } from '../../ui/page-failures.ts'
import type { Route } from './+types/site-layout.ts'
import { namedCompanyIn } from '../company-in.ts'
import { ownNamesIn } from '../names-in.ts'
import { problemMeta } from '../page-meta.ts'
import { type SiteData, siteFromError } from '../site.ts'
import { menuIn } from './menu-in.ts'
import { SiteFrame } from './site-frame.tsx'
import { siteOrigin } from '../site-origin.ts'
import { rememberForOutage, siteDuringOutage } from '../site-during-outage.ts'

/** Any page may be missing, few are: the others do not load it. */
const MissingView = lazyComponent(async () => (await import('../missing-view.tsx')).MissingView)

export async function loader({ params, url, context }: Route.LoaderArgs): Promise<SiteData> {
  const origin = context.get(siteOrigin)
  try {
    const site = await loadSite(params.language, url, origin)
    rememberForOutage(site)
    return site
  } catch (error) {
    if (!isUnavailable(error)) throw error
    context.get(pageFailures)(error)
    return siteDuringOutage(origin, params.language)
  }
}

async function loadSite(code: string | undefined, url: URL, origin: string): Promise<SiteData> {
  const published = await storage.languages.published()
  const languages = published.map(({ code, name, status }) => ({ code, name, status }))
  const asked = code ?? defaultPublicLanguage
  const isOffered = languages.some(({ code }) => code === asked)
  const isLanguage = isOffered && code !== defaultPublicLanguage
  const language = isLanguage ? asked : defaultPublicLanguage
  const isRight = isLanguage || (!isOffered && isAlone(url))
  const company = await namedCompanyIn(language)
  const names = await ownNamesIn(language, company)
  const navigation = await storage.sections.navigation()
  const hidden = hiddenSections(navigation)
  const site = {
    language,
    languages,
    origin,
    company,
    ...(names && { names }),
    ...(hidden.length > 0 && { hidden }),
    ...menuIn(navigation, language, company.isReachable, await pagesLedTo(navigation, language)),
  }
  if (isRight) return site
  throw data({ site }, { status: 404 })
}

/** What stands alone may be the slug of a page, which `front-page.tsx` finds out. */
function isAlone({ pathname }: URL): boolean {
  return !pathname.slice(1).includes('/')
}

/** Most menus lead to none, and ask for none. */
async function pagesLedTo(navigation: OwnNavigation, language: LanguageCode) {
  if (idsLedTo(navigation).length === 0) return new Map<number, PageLink>()
  return storage.pages.links(language)
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
