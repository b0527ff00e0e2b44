import { redirect } from 'react-router'
import {
  type ArticleSection,
  sectionPaths,
  type ArticleCard,
} from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { pageSizes, pagination } from '../../domain/search/pagination.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import { articleWords } from '../../domain/site-words/article-words.ts'
import { listWords } from '../../domain/site-words/list-words.ts'
import { filled, wordsIn } from '../../domain/site-words/product-words.ts'
import { storage } from '../../storage/storage.server.ts'
import { shareAddress } from '../seo/share-source.ts'
import { breadcrumbs } from '../seo/structured-data.ts'
import { pageMeta, siteDataOf } from '../page-meta.ts'
import { pageNumberFrom, sectionFromAddress } from '../from-address.ts'
import { siteOrigin } from '../request-contexts.ts'
import type { Route } from './+types/article-list-page.ts'
import { askingPath } from '../contact/contact-in.ts'
import { laterPart } from '../later-part.tsx'
import { toCard } from './to-card.ts'
import { ShortDate } from '../../ui/short-date.tsx'
import { ArrowLink } from '../site-link.tsx'
import { Hero } from '../hero.tsx'
import siteStyles from '../site.module.css'
import { ArticleText, Excerpt, Price } from './article-text.tsx'
import { AskAbout } from './ask-about.tsx'
import { Name } from '../words/label.tsx'
import styles from './article-list.module.css'

const ArticlePages = laterPart(async () => (await import('./article-pages.tsx')).ArticlePages)
const EmptyList = laterPart(async () => (await import('./empty-list.tsx')).EmptyList)
const OnlyArticleFoot = laterPart(
  async () => (await import('./only-article-foot.tsx')).OnlyArticleFoot,
)

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { section, language } = sectionFromAddress({ url, params })
  if ((await storage.sections.hidden()).includes(section)) throw new Response(null, { status: 404 })
  const page = pageNumberFrom(url)
  const found = await storage.articles.list({ section, language, page, perPage: pageSizes.list })
  const paging = pagination(page, pageSizes.list, found.total)
  if (page > paging.last_page) throw redirect(pageAddress(url.pathname, paging.last_page))
  const structuredData = [await breadcrumbs({ origin: context.get(siteOrigin), language }, section)]
  return {
    section,
    language,
    share: await shareAddress(section, language),
    articles: found.articles.map(toCard),
    pagination: paging,
    writtenIn: found.total === 0 ? await languagesWith(section) : [],
    askingPath: await askingPath(section, language),
    structuredData,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  const { section } = loaderData
  const { current_page: page, last_page: last } = loaderData.pagination
  const { list_page: pattern } = wordsIn(site, listWords)
  const name = siteNamesIn(site.language, site.ownWords)[`${section}_name`]
  const description = wordsIn(site, articleWords)[`${section}_description`]
  return pageMeta(site, {
    title: page === 1 ? name : `${name}, ${filled(pattern, { page, last })}`,
    description: filled(description, { company: site.company.name }),
    path: pageAddress(`/${sectionPaths[section]}`, page),
    languages: site.languages.map(({ code }) => code),
    share: loaderData.share,
    structuredData: loaderData.structuredData,
  })
}

export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  const { section, language, articles, pagination, writtenIn } = loaderData
  const [first] = articles
  if (!first) return <EmptyList section={section} writtenIn={writtenIn} />
  const isFirstPage = pagination.current_page === 1
  return (
    <>
      {isFirstPage && <FeaturedArticle article={first} {...loaderData} />}
      {pagination.total > 1 ? (
        <ArticlePages key={`${section} ${language} ${pagination.current_page}`} {...loaderData} />
      ) : (
        <OnlyArticleFoot />
      )}
    </>
  )
}

async function languagesWith(section: ArticleSection): Promise<LanguageCode[]> {
  const codes: LanguageCode[] = []
  for (const { code: language } of await storage.languages.published()) {
    const { total } = await storage.articles.list({ section, language, page: 1, perPage: 1 })
    if (total > 0) codes.push(language)
  }
  return codes
}

function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`
}

type FeaturedArticleProps = {
  article: ArticleCard
  section: ArticleSection
  askingPath: string | undefined
}

function FeaturedArticle({ article, section, askingPath }: FeaturedArticleProps) {
  const isProduct = section === 'products'
  return (
    <Hero picture={article.cover} beside={isProduct ? 'whole' : undefined}>
      <h1 className={siteStyles.eyebrow}>
        <Name of={`${section}_name`} />
      </h1>
      <h2 className={styles.title}>
        <ArticleText text={article.title} />
      </h2>
      {!isProduct && (
        <p className={styles.date}>
          <ShortDate date={article.date} />
        </p>
      )}
      <Excerpt className={styles.excerpt} text={article.excerpt} />
      <Price price={article.price} className={styles.price} />
      <div className={styles.links}>
        <ArrowLink
          looksLike="pill"
          to={`/${sectionPaths[section]}/${article.slug ?? article.id}`}
          about={article.title}
        >
          <Name of="read_more" />
        </ArrowLink>
        {askingPath && <AskAbout product={article.id} path={askingPath} looksLike="link" />}
      </div>
    </Hero>
  )
}
