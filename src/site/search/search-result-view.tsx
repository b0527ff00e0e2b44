import type { ArticleCard, ArticleSection } from '../../domain/articles/article.ts'
import type { Passage } from '../../domain/search/search-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { ShortDate } from '../../ui/short-date.tsx'
import { SiteLink } from '../site-link.tsx'
import { Name } from '../words/label.tsx'
import styles from './search-page.module.css'

export type SearchResult = Pick<ArticleCard, 'cover' | 'date'> & {
  path: string
  /** It is null for a page, which belongs to no section and has no date to tell. */
  section: ArticleSection | null
  title: Passage[]
  text: Passage[]
}

export function SearchResultView({ result }: { result: SearchResult }) {
  const { path, section, cover, date, title, text } = result
  return (
    <article className={styles.result}>
      <div className={styles.text}>
        {section && (
          <p className={styles.place}>
            <span>
              <Name of={`${section}_name`} />
            </span>
            <ShortDate date={date} />
          </p>
        )}
        <h3>
          <SiteLink to={path}>
            <Passages passages={title} />
          </SiteLink>
        </h3>
        <p className={styles.snippet}>
          <Passages passages={text} />
        </p>
      </div>
      <Picture className={styles.picture} picture={cover} alt="" sizes="12rem" />
    </article>
  )
}

function Passages({ passages }: { passages: Passage[] }) {
  return (
    <bdi>
      {passages.map(({ text, isMatch }, index) => {
        const key = `${index} ${text}`
        return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
      })}
    </bdi>
  )
}
