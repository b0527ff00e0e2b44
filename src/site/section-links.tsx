import { sectionPaths } from '../domain/articles/article.ts'
import { missingWords } from '../domain/site-words/missing-words.ts'
import { useSite } from './site.ts'
import { SiteLink } from './site-link.tsx'
import { Label, Name } from './words/label.tsx'
import { useWords } from './words/use-words.ts'
import styles from './missing-view.module.css'

export function SectionLinks() {
  const { sections } = useSite()
  const words = useWords(missingWords)
  return (
    <ul className={styles.links}>
      <li>
        <SiteLink to="/">
          <Label of="missing_home">{words.missing_home}</Label>
        </SiteLink>
      </li>
      {sections.map((section) => (
        <li key={section}>
          <SiteLink to={`/${sectionPaths[section]}`}>
            <Name of={`${section}_name`} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
