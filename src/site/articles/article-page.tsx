import { data, type MetaDescriptor, redirect } from 'react-router'
import {
  type ArticleInLanguage,
  type ArticleSection,
  sectionPaths,
} from '../../domain/articles/article.ts'
import { idOfSlug } from '../../domain/articles/article-slug.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { showsAuthors } from '../../domain/navigation/navigation.ts'
import { storage } from '../../storage/storage.server.ts'
import { metaOf } from '../../domain/seo/seo.ts'
import { shareAddress } from '../seo/share-source.ts'
import { articleData } from '../seo/structured-data.ts'
import { pageMeta, siteDataOf } from '../page-meta.ts'
import { siteOrigin } from '../request-contexts.ts'
import type { Route } from './+types/article-page.ts'
import '../../ui/rich-text.css'
import { laterPart } from '../later-part.tsx'
import { previewContent } from '../preview/preview-content.ts'
import { sharedPreview } from '../preview/shared-preview.ts'
import { ArticleHero } from './article-hero.tsx'
import '../wide-figures.css'
import { articleContent } from './article-content.ts'
import { sectionFromAddress } from '../from-address.ts'
import { articleInPreview, shownPreview } from '../preview.ts'
import { picturesInText } from '../../domain/rich-text/figures.ts'
import { type ArticlePreview, articlePreviewInLanguage } from '../../domain/documents/preview.ts'

const ArticleBody = laterPart(async () => (await import('./article-body.tsx')).ArticleBody)
const RelatedArticles = laterPart(
  async () => (await import('./related-articles.tsx')).RelatedArticles,
)

type Shown = Awaited<ReturnType<typeof publicArticle>> & { head?: MetaDescriptor[] }

export async function loader(asked: Route.LoaderArgs): Promise<Shown> {
  const preview = asked.context.get(sharedPreview)
  // The page is not shown by `preview-page.tsx` if a preview lacks its content.
  return preview ? ((await previewContent(preview)) as unknown as Shown) : publicArticle(asked)
}

async function publicArticle({ url, params, context }: Route.LoaderArgs) {
  const { section, language } = sectionFromAddress({ url, params })
  const { id: given = '' } = params
  const preview = articleInPreview(context.get(shownPreview), section, given)
  const id = preview ? (preview.id ?? 0) : idOf(given)
  const article = preview
    ? await previewArticle(preview, language)
    : await storage.articles.find(section, id, language)
  const readableIn = await storage.articles.languagesOf(section, id)
  if (!article) throw data({ readableIn }, { status: 404 })
  const slug = article.slug ?? String(id)
  if (!preview && given !== decodeURIComponent(slug))
    throw redirect(pathInLanguage(language, `/${sectionPaths[section]}/${slug}`), 301)
  const slugs = await storage.articles.slugsOf(section, id)
  return {
    language,
    readableIn,
    ...(slugs && { paths: pathsOf(section, slugs) }),
    structuredData: await articleData(
      { origin: context.get(siteOrigin), language },
      section,
      article,
    ),
    share: preview ? undefined : await shareAddress(`article-${id}`, language),
    ...(await articleContent(section, language, article)),
    ...metaOf(article),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  if (loaderData.head) return loaderData.head
  const { article, section } = loaderData
  const published = new Set(site.languages.map(({ code }) => code))
  return pageMeta(site, {
    title: article.title,
    description: article.excerpt,
    path: `/${sectionPaths[section]}/${article.id}`,
    paths: loaderData.paths,
    languages: loaderData.readableIn.filter((code) => published.has(code)),
    share: loaderData.share,
    isArticle: true,
    structuredData: loaderData.structuredData,
    ...(loaderData.meta && { meta: loaderData.meta }),
  })
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { section, related } = loaderData
  return (
    <>
      <article>
        <ArticleHero {...loaderData} />
        <ArticleBody {...loaderData} />
      </article>
      <RelatedArticles articles={related} section={section} />
    </>
  )
}

function pathsOf(section: ArticleSection, slugs: Record<LanguageCode, string>) {
  const paths = Object.entries(slugs).map(([code, slug]) => [
    code,
    `/${sectionPaths[section]}/${slug}`,
  ])
  return Object.fromEntries(paths) as Record<LanguageCode, string>
}

function idOf(parameter: string): number {
  const id = idOfSlug(parameter)
  if (id === undefined) throw new Response(null, { status: 404 })
  return id
}

/** The library's texts are added to the pictures in its text, as saved articles have them. */
async function previewArticle(
  preview: ArticlePreview,
  language: LanguageCode,
): Promise<ArticleInLanguage> {
  const { author, ...article } = articlePreviewInLanguage(preview, language)
  const navigation = await storage.sections.navigation()
  const isSigned = author && showsAuthors(navigation, preview.section)
  const described = await storage.library.describe(picturesInText(article.content), language)
  const topics = await storage.topics.linksTo(preview.topics ?? [], language)
  return {
    ...article,
    ...(isSigned && { author }),
    ...(topics.length > 0 && { topics }),
    described,
  }
}
