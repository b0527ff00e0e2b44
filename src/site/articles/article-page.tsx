import { data, redirect } from 'react-router'
import {
  type ArticleInLanguage,
  type ArticleSection,
  relatedCounts,
  sectionPaths,
} from '../../domain/articles/article.ts'
import { shownTextNames } from '../../domain/articles/article-fields.ts'
import { idOfSlug } from '../../domain/articles/article-slug.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { showsAuthors } from '../../domain/navigation/navigation.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import { pick } from '../../domain/pick.ts'
import { leadIn } from '../../domain/rich-text/lead-in.ts'
import { toPageHtmlWithContents } from '../../domain/rich-text/render-rich-text.server.ts'
import { storage } from '../../storage/storage.server.ts'
import '../../ui/rich-text.css'
import { metaOf } from '../../domain/seo/seo.ts'
import { shareAddress } from '../seo/share-source.ts'
import { articleData } from '../seo/structured-data.ts'
import { pageMeta, siteDataOf } from '../page-meta.ts'
import { laterPart } from '../later-part.tsx'
import { siteOrigin } from '../request-contexts.ts'
import type { Route } from './+types/article-page.ts'
import { ArticleHero } from './article-hero.tsx'
import '../wide-figures.css'
import { leadsToContact } from '../contact/contact-in.ts'
import { sectionFromAddress } from '../from-address.ts'
import { toCard } from './to-card.ts'
import { articleInPreview, shownPreview } from '../preview.ts'
import { picturesInText } from '../../domain/rich-text/figures.ts'
import { type ArticlePreview, articlePreviewInLanguage } from '../../domain/documents/preview.ts'

const wordsPerMinute = 200

const ArticleBody = laterPart(async () => (await import('./article-body.tsx')).ArticleBody)
const RelatedArticles = laterPart(
  async () => (await import('./related-articles.tsx')).RelatedArticles,
)

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { section, language } = sectionFromAddress({ url, params })
  const preview = articleInPreview(context.get(shownPreview), section, params.id)
  const id = preview ? (preview.id ?? 0) : idOf(params.id)
  const article = preview
    ? await previewArticle(preview, language)
    : await storage.articles.find(section, id, language)
  const readableIn = await storage.articles.languagesOf(section, id)
  if (!article) throw data({ readableIn }, { status: 404 })
  const slug = article.slug ?? String(id)
  if (!preview && params.id !== decodeURIComponent(slug))
    throw redirect(pathInLanguage(language, `/${sectionPaths[section]}/${slug}`), 301)
  const slugs = await storage.articles.slugsOf(section, id)
  const related = await storage.articles.related(section, id, language, relatedCounts[section])
  const { lead, rest } = leadIn(article.content)
  const isLed = section === 'products' && lead !== ''
  const { html, headings } = toPageHtmlWithContents(isLed ? rest : article.content, {
    language,
    described: article.described,
  })
  return {
    section,
    language,
    readableIn,
    ...(slugs && { paths: pathsOf(section, slugs) }),
    structuredData: await articleData(
      { origin: context.get(siteOrigin), language },
      section,
      article,
    ),
    share: preview ? undefined : await shareAddress(`article-${id}`, language),
    article: {
      ...toCard(article),
      ...pick(article, shownTextNames),
      content: html,
      gallery: article.gallery,
    },
    headings,
    ...metaOf(article),
    minutes: minutesOf(article.content),
    related: related.map(toCard),
    leadsToContact: await leadsToContact(section),
    lead: isLed ? lead : '',
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
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
  const { article, headings, section, related, lead } = loaderData
  return (
    <>
      <article>
        <ArticleHero {...loaderData} />
        <ArticleBody content={article.content} headings={headings} isLed={lead !== ''} />
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

function minutesOf(content: string): number {
  return Math.max(1, Math.round(plainText(content).split(' ').length / wordsPerMinute))
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
  return { ...article, ...(isSigned && { author }), described }
}
