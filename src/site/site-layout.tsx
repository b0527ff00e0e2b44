import { data, isRouteErrorResponse, Outlet } from 'react-router'
import { defaultPublicLanguage } from '../domain/language.ts'
import { storage } from '../storage/storage.server.ts'
import type { Route } from './+types/site-layout.ts'
import { MissingView } from './missing-view.tsx'
import { problemMeta } from './page-meta.ts'
import type { SiteData } from './site.ts'
import { SiteFrame } from './site-frame.tsx'

export async function loader({ params, url }: Route.LoaderArgs): Promise<SiteData> {
  const published = await storage.languages.published()
  const languages = published.map(({ code, name, status }) => ({ code, name, status }))
  const site = { language: params.language ?? defaultPublicLanguage, languages, origin: url.origin }
  const isOffered = languages.some(({ code }) => code === site.language)
  if (isOffered && params.language !== defaultPublicLanguage) return site
  throw data({ site: { ...site, language: defaultPublicLanguage } }, { status: 404 })
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return error ? problemMeta(loaderData?.language, error) : []
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
      <MissingView
        isBroken={!isRouteErrorResponse(error) || error.status !== 404}
        readableIn={Array.isArray(readableIn) ? readableIn : []}
      />
    </SiteFrame>
  )
}
