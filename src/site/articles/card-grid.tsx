import { memo, type Ref, Suspense } from 'react'
import {
  type ArticleCard,
  type ArticleSection,
  sectionPaths,
} from '../../domain/articles/article.ts'
import type { Arrangement } from '../../domain/look/look.ts'
import { useSite } from '../site.ts'
import styles from './card-grid.module.css'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Picture } from '../../ui/picture.tsx'
import { ShortDate } from '../../ui/short-date.tsx'
import siteStyles from '../site.module.css'
import { SiteLink } from '../site-link.tsx'
import { ArticleText, Excerpt, Price } from './article-text.tsx'
import type { TopicChipsProps } from './topic-chips.tsx'
import { Name } from '../words/label.tsx'

type CardGridProps = {
  articles: ArticleCard[]
  section: ArticleSection
  ref?: Ref<HTMLUListElement>
  lastCard?: Ref<HTMLLIElement>
  fillsRow?: boolean
  isDated?: boolean
}

export function CardGrid({ articles, ref, lastCard, fillsRow = false, ...cards }: CardGridProps) {
  const { lists } = useSite()
  const arrangement = lists?.[cards.section]
  return (
    <ul ref={ref} className={fillsRow ? styles.row : styles.grid} data-list={arrangement}>
      {articles.map((article, index) => (
        <li key={article.id} ref={index === articles.length - 1 ? lastCard : undefined}>
          <ArticleCardView
            article={article}
            sizes={sizesOf(arrangement, index, articles.length)}
            {...cards}
          />
        </li>
      ))}
    </ul>
  )
}

function sizesOf(arrangement: Arrangement | undefined, index: number, count: number): string {
  if (arrangement === 'rows') return '(min-width: 640px) 42vw, 7rem'
  if (arrangement === 'lead' && index > 0) return '(min-width: 640px) 12rem, 7rem'
  if (arrangement === 'lead' || count < 3) return '(min-width: 640px) 50vw, 100vw'
  return '(min-width: 992px) 26rem, (min-width: 640px) 50vw, 100vw'
}

type ArticleCardViewProps = {
  article: ArticleCard
  section: ArticleSection
  sizes: string
  isDated?: boolean
}

/** The only link is the title's, stretched over the whole card. */
function ArticleCardView({ article, section, sizes, isDated = true }: ArticleCardViewProps) {
  return (
    <article className={styles.card}>
      <Picture
        className={`${styles.picture} ${section === 'products' ? styles.product : ''}`}
        picture={article.cover}
        alt=""
        sizes={sizes}
      />
      <div className={styles.text}>
        <h3>
          <SiteLink to={`/${sectionPaths[section]}/${article.slug ?? article.id}`}>
            <ArticleText text={article.title} />
          </SiteLink>
        </h3>
        <Price price={article.price} className={styles.price} />
        {isDated && (
          <p className={styles.date}>
            <ShortDate date={article.date} />
          </p>
        )}
        <Excerpt className={styles.excerpt} text={article.excerpt} />
        {article.topics && <Topics topics={article.topics} section={section} />}
        <p className={styles.more} aria-hidden="true">
          <span className={siteStyles.sentence}>
            <Name of="read_more" />
          </span>
          <LinkIcon className="flip" name="arrow" size={18} />
        </p>
      </div>
    </article>
  )
}

const TopicChips = lazyComponent(async () => (await import('./topic-chips.tsx')).TopicChips)

/** Sites without topics load nothing for them. React draws anew what is told of changes before it is hydrated. */
export const Topics = memo(function Topics(props: TopicChipsProps) {
  return (
    <Suspense>
      <TopicChips {...props} />
    </Suspense>
  )
})
