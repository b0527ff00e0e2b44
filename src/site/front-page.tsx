import { Suspense } from 'react'
import { standardLook } from '../domain/look/look.ts'
import { homePageId } from '../domain/pages/page.ts'
import { sectionTextsIn } from '../domain/sections/section.ts'
import { storage } from '../storage/storage.server.ts'
import { documentSettings } from '../ui/document-settings.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import type { Route } from './+types/front-page.ts'
import { type HomeContent, homeContent } from './home/home-content.ts'
import { HomeHero } from './home/home-hero.tsx'
import { pageMeta, siteDataOf } from './page-meta.ts'
import { pageAt, pageInPreview } from './pages/page-at.ts'
import { shareAddress } from './seo/share-source.ts'
import { organization } from './seo/structured-data.ts'
import { siteOrigin } from './request-contexts.ts'
import { shownPreview } from './preview.ts'
import { whenVisitorInteracts } from './when-visitor-interacts.ts'
import { defaultPublicLanguage, type LanguageCode } from '../domain/languages/language.ts'
import { metaOf, type OwnSeo } from '../domain/seo/seo.ts'

const FrontSections = lazyComponent(async () => {
  await whenVisitorInteracts()
  return (await import('./front-sections.tsx')).FrontSections
})

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, slug } = await frontParts(params)
  const base = { origin: context.get(siteOrigin), language }
  const preview = context.get(shownPreview)?.page
  if (preview && preview.id !== homePageId) return pageInPreview(preview, base)
  if (slug !== undefined) return pageAt(slug, base)
  const seo = await storage.sections.get('seo')
  const structuredData = [await organization(base), ...ownershipProofs(seo.settings)]
  const { hero } = context.get(documentSettings).appearance?.look ?? standardLook
  const share = await shareAddress('home', language)
  return {
    language,
    ...(await homeContent(language, hero, preview)),
    structuredData,
    share,
    ...metaOf(sectionTextsIn(seo, language)),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  if ('page' in loaderData) return pageMeta(site, loaderData.description)
  return pageMeta(site, {
    description: loaderData.banner.description,
    path: '/',
    languages: site.languages.map(({ code }) => code),
    share: loaderData.share,
    structuredData: loaderData.structuredData,
    ...(loaderData.meta && { meta: loaderData.meta }),
  })
}

export default function FrontPage({ loaderData }: Route.ComponentProps) {
  const isHome = 'banner' in loaderData
  return (
    <>
      {isHome && <HomeHead {...loaderData} />}
      <Suspense>
        <FrontSections key={loaderData.language} {...(isHome ? loaderData : loaderData.page)} />
      </Suspense>
    </>
  )
}

function HomeHead(content: HomeContent) {
  const { banner, writtenIn } = content
  const contactAddress =
    'blocks' in content ? content.contactAddress : content.contact && '#contact-us'
  return <HomeHero {...banner} {...{ writtenIn, contactAddress }} />
}

type Parts = { language?: string | undefined; slug?: string | undefined }

/** `/faq` has a language to the router: its first part is one that is published, else a slug of the default one. */
async function frontParts({
  language: first,
  slug,
}: Parts): Promise<{ language: LanguageCode; slug?: string }> {
  if (slug !== undefined) return { language: first ?? defaultPublicLanguage, slug }
  if (first === undefined) return { language: defaultPublicLanguage }
  const published = await storage.languages.published()
  const isLanguage = published.some(({ code }) => code === first) && first !== defaultPublicLanguage
  return isLanguage ? { language: first } : { language: defaultPublicLanguage, slug: first }
}

/** Search engines know the owner by these, which they look for on the home page alone. */
function ownershipProofs({ google_proof, bing_proof }: OwnSeo) {
  const proofs = { 'google-site-verification': google_proof, 'msvalidate.01': bing_proof }
  return Object.entries(proofs).flatMap(([name, content]) => (content ? [{ name, content }] : []))
}
