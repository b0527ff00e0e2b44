import { LanguageToggle } from '../language/language-toggle.tsx'
import { useSite } from '../site.ts'
import styles from './list-head.module.css'
import type { ArticleListing } from './use-article-pages.ts'

/** Heads the grid; on a later page, which has no hero, it heads the page as well. */
export function ListHead({ section, pagination, isEmpty }: ArticleListing & { isEmpty: boolean }) {
  const { list, sections } = useSite().words
  const { current_page: page, last_page: last } = pagination
  return (
    <div className={styles.head}>
      {page === 1 ? (
        isEmpty || <h2>{sections[section].all}</h2>
      ) : (
        <h1>
          {sections[section].name} <small className="num">{list.page(page, last)}</small>
        </h1>
      )}
      <a className={styles.skip} href="#footer">
        {list.skipToFooter}
      </a>
      <LanguageToggle />
    </div>
  )
}
