import { missingWords } from '../../domain/site-words/missing-words.ts'
import { ArrowLink } from '../site-link.tsx'
import siteStyles from '../site.module.css'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './only-article-foot.module.css'
import { LanguageToggle } from '../language/language-links.tsx'

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
