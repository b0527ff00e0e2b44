import { Suspense } from 'react'
import { defaultPublicLanguage } from '../domain/language.ts'
import { standardLook } from '../domain/look.ts'
import { documentSettings } from '../ui/document-settings.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import type { Route } from './+types/home-page.ts'
import { shareAddress } from './seo/share-source.ts'
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
  const structuredData = [await organization({ origin: context.get(siteOrigin), language })]
  const { hero } = context.get(documentSettings).worn?.look ?? standardLook
  const share = await shareAddress('home', language)
  return { language, ...(await homeContent(language, hero)), structuredData, share }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  return pageMeta(site, {
    description: loaderData.banner.description,
    path: '/',
    languages: site.languages.map(({ code }) => code),
    share: loaderData.share,
    structuredData: loaderData.structuredData,
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
