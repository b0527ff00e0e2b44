import { Suspense } from 'react'
import { defaultPublicLanguage } from '../domain/language.ts'
import { sectionTextsIn } from '../domain/section.ts'
import { storage } from '../storage/storage.server.ts'
import { standardLook } from '../domain/look.ts'
import { documentSettings } from '../ui/document-settings.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import type { Route } from './+types/home-page.ts'
import { metaOf } from './seo/meta-of.ts'
import { ownershipProofs } from './seo/ownership-proofs.ts'
import { organization } from './seo/structured-data.ts'
import { HomeHero } from './home/home-hero.tsx'
import { homeContent } from './home/home-content.ts'
import { pageMeta, siteDataOf } from './page-meta.ts'
import { siteOrigin } from './site-origin.ts'
import { whenVisitorInteracts } from './when-visitor-interacts.ts'

const HomeSections = lazyComponent(async () => {
  await whenVisitorInteracts()
  return (await import('./home/home-sections.tsx')).HomeSections
})

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = params.language ?? defaultPublicLanguage
  const seo = await storage.sections.get('seo')
  const structuredData = [
    await organization({ origin: context.get(siteOrigin), language }),
    ...ownershipProofs(seo.settings),
  ]
  const { hero } = context.get(documentSettings).worn?.look ?? standardLook
  return {
    language,
    ...(await homeContent(language, hero)),
    structuredData,
    ...metaOf(sectionTextsIn(seo, language)),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  return pageMeta(site, {
    description: loaderData.banner.description,
    path: '/',
    languages: site.languages.map(({ code }) => code),
    picture: loaderData.banner.shared ?? loaderData.banner.picture,
    structuredData: loaderData.structuredData,
    ...(loaderData.meta && { meta: loaderData.meta }),
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { language, banner, contact, writtenIn } = loaderData
  return (
    <>
      <HomeHero {...banner} writtenIn={writtenIn} leadsToContact={contact !== null} />
      <Suspense>
        <HomeSections key={language} {...loaderData} />
      </Suspense>
    </>
  )
}
