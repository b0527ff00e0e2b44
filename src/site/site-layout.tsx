import { isRouteErrorResponse, Outlet } from 'react-router'
import { defaultPublicLanguage } from '../domain/language.ts'
import { storage } from '../storage/storage.server.ts'
import type { Route } from './+types/site-layout.ts'
import { MissingView } from './missing-view.tsx'
import { problemMeta } from './page-meta.ts'
import { SiteFrame } from './site-frame.tsx'

export async function loader({ params, url }: Route.LoaderArgs) {
  const languages = await storage.languages.published()
  const language = params.language ?? defaultPublicLanguage
  if (
    params.language === defaultPublicLanguage ||
    !languages.some((known) => known.code === language)
  ) {
    throw new Response(null, { status: 404 })
  }
  const offered = languages.map(({ code, name, status }) => ({ code, name, status }))
  return { language, languages: offered, origin: url.origin }
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
