import { Suspense } from 'react'
import { data, isRouteErrorResponse, Outlet, redirect } from 'react-router'
import {
  defaultPublicLanguage,
  type LanguageCode,
  productLanguageFor,
  type PublicLanguage,
} from '../../domain/languages/language.ts'
import { type Lists, listsOf, standardLook } from '../../domain/look/look.ts'
import { menuIn } from '../../domain/navigation/menu-in.ts'
import { hiddenSections, targetsIn } from '../../domain/navigation/navigation.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import type { Preview } from '../../domain/documents/preview.ts'
import { storage } from '../../storage/storage.server.ts'
import { isUnavailable } from '../../storage/engine/unavailable.ts'
import { documentSettings } from '../../ui/document-settings.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import type { Route } from './+types/site-layout.ts'
import { besideIn } from '../beside/beside-in.ts'
import { namedCompanyIn } from '../company-in.ts'
import { movedTo, siteOrigin, pageFailures } from '../request-contexts.ts'
import { ownWordsIn } from '../names-in.ts'
import { problemMeta } from '../page-meta.ts'
import { type SiteData, siteFromError } from '../site.ts'
import { SiteFrame } from './site-frame.tsx'
import { shownPreview } from '../preview.ts'
import { sharedPreview } from '../preview/shared-preview.ts'
import { unnamedCompany } from '../company.ts'

/** Any page may be missing, few are: the others do not load it. */
const MissingView = lazyComponent(async () => (await import('../missing-view.tsx')).MissingView)

export async function loader({ params, url, context }: Route.LoaderArgs): Promise<SiteData> {
  const origin = context.get(siteOrigin)
  const moved = context.get(movedTo)
  if (moved !== null) throw redirect(moved, 301)
  try {
    const preview = context.get(shownPreview)
    const look = context.get(documentSettings).appearance?.look ?? standardLook
    const shared = context.get(sharedPreview)
    const code = shared ? prefixOf(shared.language) : (params.language ?? params.code)
    const languages = shared?.languages ?? (await storage.languages.published())
    const site = await loadSite(code, url, { origin, preview, languages, lists: listsOf(look) })
    if (!preview && !shared) rememberForOutage(site)
    return site
  } catch (error) {
    if (!isUnavailable(error)) throw error
    context.get(pageFailures)(error)
    return siteDuringOutage(origin, params.language)
  }
}

type Shown = {
  origin: string
  preview: Preview | null
  languages: PublicLanguage[]
  lists: Lists
}

async function loadSite(
  code: string | undefined,
  url: URL,
  { origin, preview, languages: offered, lists }: Shown,
): Promise<SiteData> {
  const languages = offered.map(({ code, name, status }) => ({ code, name, status }))
  const asked = code ?? defaultPublicLanguage
  const isOffered = languages.some(({ code }) => code === asked)
  const isLanguage = isOffered && code !== defaultPublicLanguage
  const language = isLanguage ? asked : defaultPublicLanguage
  const isRight = isLanguage || (!isOffered && isAlone(url))
  const company = await namedCompanyIn(language)
  const ownWords = await ownWordsIn(language, company, preview)
  const navigation = preview?.navigation ?? (await storage.sections.navigation())
  const hidden = hiddenSections(navigation)
  const linked = await storage.sections.linked(targetsIn(navigation), language)
  const { not_yet: isNotYet } = await storage.sections.seo()
  const timeZone = await storage.timeZone.find()
  const site = {
    language,
    languages,
    origin,
    company,
    ...(ownWords && { ownWords }),
    ...(hidden.length > 0 && { hidden }),
    ...(isNotYet && { isNotYet }),
    ...(Object.keys(lists).length > 0 && { lists }),
    ...(timeZone && timeZone !== standardTimeZone && { timeZone }),
    ...(await besideIn(language, ownWords)),
    ...menuIn(navigation, language, { isContactThere: company.isReachable, ...linked }),
  }
  if (isRight) return site
  throw data({ site }, { status: 404 })
}

/** Addresses of the default language do not name it. */
function prefixOf(language: LanguageCode): LanguageCode | undefined {
  return language === defaultPublicLanguage ? undefined : language
}

/** A part that stands alone may be the slug of a page, which `front-page.tsx` finds out. */
function isAlone({ pathname }: URL): boolean {
  return !pathname.slice(1).includes('/')
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

const lastKnown = new Map<LanguageCode, SiteData>()

function rememberForOutage(site: SiteData): void {
  lastKnown.set(site.language, site)
}

function siteDuringOutage(origin: string, asked: LanguageCode = defaultPublicLanguage): SiteData {
  const known = lastKnown.get(asked) ?? lastKnown.get(defaultPublicLanguage)
  const isSpoken = lastKnown.has(asked) || productLanguageFor(asked) === asked
  const language = isSpoken ? asked : defaultPublicLanguage
  const { languages = [], company = unnamedCompany, hidden } = known ?? {}
  // Names and labels are of one language.
  const own = known?.language === language ? known : hidden && { hidden }
  return { ...own, language, languages, company, origin, isUnavailable: true }
}
