import { Suspense } from 'react'
import { standardLook } from '../domain/look.ts'
import { documentSettings } from '../ui/document-settings.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import type { Route } from './+types/front-page.ts'
import { type HomeContent, homeContent } from './home/home-content.ts'
import { HomeHero } from './home/home-hero.tsx'
import { pageMeta, siteDataOf } from './page-meta.ts'
import { frontParts } from './pages/front-parts.ts'
import { pageAt } from './pages/page-at.ts'
import { organization } from './seo/structured-data.ts'
import { siteOrigin } from './site-origin.ts'
import { whenVisitorInteracts } from './when-visitor-interacts.ts'

const HomeSections = lazyComponent(async () => {
  await whenVisitorInteracts()
  return (await import('./home/home-sections.tsx')).HomeSections
})
const PageView = lazyComponent(async () => {
  await whenVisitorInteracts()
  return (await import('./pages/page-view.tsx')).PageView
})

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, slug } = await frontParts(params)
  const place = { origin: context.get(siteOrigin), language }
  if (slug !== undefined) return pageAt(slug, place)
  const structuredData = [await organization(place)]
  const { hero } = context.get(documentSettings).worn?.look ?? standardLook
  return { language, ...(await homeContent(language, hero)), structuredData }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  if ('page' in loaderData) return pageMeta(site, loaderData.description)
  return pageMeta(site, {
    description: loaderData.banner.description,
    path: '/',
    languages: site.languages.map(({ code }) => code),
    picture: loaderData.banner.shared ?? loaderData.banner.picture,
    structuredData: loaderData.structuredData,
  })
}

export default function FrontPage({ loaderData }: Route.ComponentProps) {
  if (!('page' in loaderData)) return <HomePage {...loaderData} />
  return (
    <Suspense>
      <PageView {...loaderData.page} />
    </Suspense>
  )
}

function HomePage(content: HomeContent & { language: string }) {
  const { language, banner, writtenIn } = content
  const own = 'blocks' in content && content
  return (
    <>
      <HomeHero
        {...banner}
        writtenIn={writtenIn}
        contactAddress={own ? own.contactAddress : content.contact && '#contact-us'}
      />
      <Suspense>
        {own ? <PageView blocks={own.blocks} /> : <HomeSections key={language} {...content} />}
      </Suspense>
    </>
  )
}
