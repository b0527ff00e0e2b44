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
import { useSite } from '../site.ts'
import { useWords } from '../words/use-words.ts'

type EmptyListProps = { section: ArticleSection; writtenIn: LanguageCode[] }

/** `writtenIn` are the languages in which it has some. */
export function EmptyList({ section, writtenIn }: EmptyListProps) {
  const words = useWords(articleWords)
  const { ownWords = {} } = useSite()
  // A name of its own may be of other things than the product says.
  const isRenamed = `${section}_name` in ownWords && !(`${section}_empty` in ownWords)
  const sentence = isRenamed ? 'article_none' : (`${section}_empty` as const)
  const { missing_home: toHome } = useWords(missingWords)
  return (
    <section className={`${siteStyles.container} ${styles.empty}`}>
      <CompanyLogo className={styles.mark} />
      <h1>
        <Name of={`${section}_name`} />
      </h1>
      <p>
        <Label of={sentence}>{words[sentence]}</Label>
      </p>
      <LanguageToggle among={writtenIn} />
      <ArrowLink to="/">
        <Label of="missing_home">{toHome}</Label>
      </ArrowLink>
    </section>
  )
}
