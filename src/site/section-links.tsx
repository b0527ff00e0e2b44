import { sectionPaths } from '../domain/article.ts'
import { missingWordsFor } from './missing-words.ts'
import styles from './section-links.module.css'
import { useSite } from './site.ts'
import { SiteLink } from './site-link.tsx'
import { Label } from './words/label.tsx'
import { Name } from './words/name.tsx'

export function SectionLinks() {
  const { language, sections } = useSite()
  return (
    <ul className={styles.links}>
      <li>
        <SiteLink to="/">
          <Label>{missingWordsFor(language).toHome}</Label>
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
