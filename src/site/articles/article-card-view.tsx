import {
  type ArticleCard,
  type ArticleSection,
  sectionPaths,
} from '../../domain/articles/article.ts'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShortDate } from '../../ui/short-date.tsx'
import siteStyles from '../site.module.css'
import { SiteLink } from '../site-link.tsx'
import styles from './article-card-view.module.css'
import { ArticleText, Excerpt, Price } from './article-text.tsx'
import { Name } from '../words/label.tsx'

type ArticleCardViewProps = {
  article: ArticleCard
  section: ArticleSection
  sizes: string
  isDated?: boolean
}

/** The only link is the title's, stretched over the whole card. */
export function ArticleCardView({ article, section, sizes, isDated = true }: ArticleCardViewProps) {
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
