import { defaultPublicLanguage } from '../domain/language.ts'
import { pageSizes } from '../domain/pagination.ts'
import { storage } from '../storage/storage.server.ts'
import type { Route } from './+types/home-page.ts'
import { toCard } from './articles/to-card.ts'
import { HomeHero } from './home/home-hero.tsx'
import { PostSection } from './home/post-section.tsx'
import { pageMeta, siteDataOf } from './page-meta.ts'
import { wordsFor } from './words/words-for.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const language = params.language ?? defaultPublicLanguage
  const { articles } = await storage.articles.list({
    section: 'posts',
    language,
    page: 1,
    perPage: pageSizes.homePosts,
  })
  return { language, posts: articles.map(toCard) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  return pageMeta(site, {
    description: wordsFor(site.language).company.pitch,
    path: '/',
    languages: site.languages.map(({ code }) => code),
    picture: loaderData.posts[0]?.cover ?? null,
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { language, posts } = loaderData
  return (
    <>
      <HomeHero />
      <PostSection key={language} posts={posts} />
    </>
  )
}
