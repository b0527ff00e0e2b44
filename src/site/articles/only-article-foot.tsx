import { missingWords } from '../../domain/site-words/missing-words.ts'
import { ArrowLink } from '../site-link.tsx'
import siteStyles from '../site.module.css'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import { LanguageToggle } from '../language/language-links.tsx'
import styles from './article-list.module.css'

export function OnlyArticleFoot() {
  const { missing_home: toHome } = useWords(missingWords)
  return (
    <section className={`${siteStyles.container} ${styles.foot}`}>
      <ArrowLink to="/">
        <Label of="missing_home">{toHome}</Label>
      </ArrowLink>
      <LanguageToggle />
    </section>
  )
}
