import type { ArticleSection } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { LanguageToggle } from '../language/language-toggle.tsx'
import { missingWordsFor } from '../missing-words.ts'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { articleWordsFor } from './article-words.ts'
import styles from './empty-list.module.css'
import { Label } from '../words/label.tsx'
import { Name } from '../words/name.tsx'

type EmptyListProps = { section: ArticleSection; writtenIn: LanguageCode[] }

/** `writtenIn` are the languages in which it has some. */
export function EmptyList({ section, writtenIn }: EmptyListProps) {
  const { language } = useSite()
  return (
    <section className={`${siteStyles.container} ${styles.empty}`}>
      <CompanyMark className={styles.mark} />
      <h1>
        <Name of={`${section}_name`} />
      </h1>
      <p>
        <Label>{articleWordsFor(language).sections[section].empty}</Label>
      </p>
      <LanguageToggle among={writtenIn} />
      <ArrowLink to="/">
        <Label>{missingWordsFor(language).toHome}</Label>
      </ArrowLink>
    </section>
  )
}
