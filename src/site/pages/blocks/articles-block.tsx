import { sectionPaths } from '../../../domain/articles/article.ts'
import { ArrowLink } from '../../arrow-link.tsx'
import { ArticleText } from '../../articles/article-text.tsx'
import { CardGrid } from '../../articles/card-grid.tsx'
import siteStyles from '../../site.module.css'
import { Name } from '../../words/name.tsx'
import type { BlockProps } from './block-content.ts'

/** The name of the section heads it where nothing is written, for those who hear the page. */
export function ArticlesBlock({ block }: BlockProps<'articles'>) {
  const { section, count, heading, link, articles } = block
  if (articles.length === 0) return null
  return (
    <section className="block block-container">
      {heading || link ? (
        <div className={siteStyles.sectionHead}>
          <h2>{heading ? <ArticleText text={heading} /> : <Name of={`${section}_name`} />}</h2>
          {link && <ArrowLink to={`/${sectionPaths[section]}`}>{link}</ArrowLink>}
        </div>
      ) : (
        <h2 className="sr">
          <Name of={`${section}_name`} />
        </h2>
      )}
      <CardGrid
        articles={articles}
        section={section}
        fillsRow={count < 6}
        isDated={section !== 'products'}
      />
    </section>
  )
}
