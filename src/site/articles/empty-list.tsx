import type { ArticleSection } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { articleWords } from '../../domain/site-words/article-words.ts'
import { missingWords } from '../../domain/site-words/missing-words.ts'
import { ArrowLink } from '../arrow-link.tsx'
import { CompanyLogo } from '../layout/company-logo.tsx'
import { LanguageToggle } from '../language/language-toggle.tsx'
import siteStyles from '../site.module.css'
import styles from './empty-list.module.css'
import { Label } from '../words/label.tsx'
import { Name } from '../words/name.tsx'
import { useWords } from '../words/use-words.ts'

type EmptyListProps = { section: ArticleSection; writtenIn: LanguageCode[] }

/** `writtenIn` are the languages in which it has some. */
export function EmptyList({ section, writtenIn }: EmptyListProps) {
  const words = useWords(articleWords)
  const { missing_home: toHome } = useWords(missingWords)
  return (
    <section className={`${siteStyles.container} ${styles.empty}`}>
      <CompanyLogo className={styles.mark} />
      <h1>
        <Name of={`${section}_name`} />
      </h1>
      <p>
        <Label of={`${section}_empty`}>{words[`${section}_empty`]}</Label>
      </p>
      <LanguageToggle among={writtenIn} />
      <ArrowLink to="/">
        <Label of="missing_home">{toHome}</Label>
      </ArrowLink>
    </section>
  )
}
