import { sectionPaths } from '../../domain/articles/article.ts'
import { SiteLink } from '../site-link.tsx'
import siteStyles from '../site.module.css'
import { Name } from '../words/label.tsx'
import { ArticlePages, PageNumber } from './article-pages.tsx'
import { ArticleText } from './article-text.tsx'
import { TopicSheet } from './topic-chips.tsx'
import type { ArticleListing } from './use-article-pages.ts'

type TopicListing = ArticleListing & { topic: { name: string; description: string } }

export function TopicPages(listing: TopicListing) {
  return <ArticlePages {...listing} head={<TopicHead {...listing} />} />
}

function TopicHead({ section, topic: { name, description }, pagination }: TopicListing) {
  return (
    <>
      <TopicSheet />
      <p className={siteStyles.eyebrow}>
        <SiteLink to={`/${sectionPaths[section]}`}>
          <Name of={`${section}_name`} />
        </SiteLink>
      </p>
      <h1 className="topic-title">
        <ArticleText text={name} /> <PageNumber {...pagination} />
      </h1>
      {description && (
        <p className="topic-description">
          <ArticleText text={description} />
        </p>
      )}
    </>
  )
}
