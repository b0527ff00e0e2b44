import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { emptyWords } from '../../domain/site-words/empty-words.ts'
import { missingWords } from '../../domain/site-words/missing-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { isolated } from '../../ui/isolated.ts'
import { ArrowLink } from '../site-link.tsx'
import { CompanyLogo } from '../layout/company-logo.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { Label, Name } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import { LanguageToggle } from '../language/language-links.tsx'
import styles from '../missing-view.module.css'

type EmptyListProps = { section: ArticleSection; writtenIn: LanguageCode[] }

export function EmptyList({ section, writtenIn }: EmptyListProps) {
  const { missing_home: toHome } = useWords(missingWords)
  return (
    <section className={`${siteStyles.container} ${styles.empty}`}>
      <CompanyLogo className={styles.emptyListMark} />
      <h1>
        <Name of={`${section}_name`} />
      </h1>
      <p>
        <NothingIn section={section} />
      </p>
      <LanguageToggle among={writtenIn} />
      <ArrowLink to="/">
        <Label of="missing_home">{toHome}</Label>
      </ArrowLink>
    </section>
  )
}

/** The company's own name of the section is used, unless it has a sentence of its own. */
function NothingIn({ section }: Pick<EmptyListProps, 'section'>) {
  const { ownWords = {} } = useSite()
  const words = useWords(emptyWords)
  const sentence = `${section}_empty` as const
  const name = ownWords[`${section}_name`]
  if (!name || ownWords[sentence]) return <Label of={sentence}>{words[sentence]}</Label>
  return <Label of="list_empty">{filled(words.list_empty, { section: isolated(name) })}</Label>
}
