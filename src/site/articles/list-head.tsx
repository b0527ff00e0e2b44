import { LanguageToggle } from '../language/language-toggle.tsx'
import { listWords } from '../../domain/site-words/list-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import siteStyles from '../site.module.css'
import styles from './list-head.module.css'
import type { ArticleListing } from './use-article-pages.ts'
import { Label } from '../words/label.tsx'
import { Name } from '../words/name.tsx'
import { useWords } from '../words/use-words.ts'

/** Later pages have no hero, so it also heads them. */
export function ListHead({ section, pagination }: ArticleListing) {
  const words = useWords(listWords)
  const { current_page: page, last_page: last } = pagination
  return (
    <div className={styles.head}>
      <div>
        {page > 1 && (
          <h1 className={siteStyles.eyebrow}>
            <Name of={`${section}_name`} />
          </h1>
        )}
        <h2>
          <span className={siteStyles.sentence}>
            <Name of={`${section}_all`} />
          </span>{' '}
          {page > 1 && (
            <small className="num">
              <Label of="list_page">{filled(words.list_page, { page, last })}</Label>
            </small>
          )}
        </h2>
      </div>
      <a className={styles.skip} href="#footer">
        <Label of="list_skip">{words.list_skip}</Label>
      </a>
      <LanguageToggle />
    </div>
  )
}
