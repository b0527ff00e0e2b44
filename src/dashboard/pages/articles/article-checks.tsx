import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import styles from './article-checks.module.css'
import { articleText, type ArticleValues } from './article-values.ts'

type ArticleChecksProps = { values: ArticleValues; hasCover: boolean }

/** What visitors would miss; it never keeps anybody from saving (FRM-6). */
export function ArticleChecks({ values, hasCover }: ArticleChecksProps) {
  const words = useWords(articleWords)
  const { nameOf } = useLocale()
  const { title, fine, noText, noCover } = words.checks
  const missing = useLanguagesChosenFirst().flatMap(({ code }) => {
    const text = articleText(values, code)
    const fields = (['title', 'content'] as const).filter((field) => text[field].trim() === '')
    return fields.map((field) => noText(words.form[field], nameOf(code)))
  })
  const notes = hasCover ? missing : [...missing, noCover]
  return (
    <SideCard title={title} isUnsaved={false}>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>
            <IconInfoCircle size={18} aria-hidden="true" />
            {note}
          </li>
        ))}
        {notes.length === 0 && (
          <li className={styles.fine}>
            <IconCircleCheck size={18} aria-hidden="true" />
            {fine}
          </li>
        )}
      </ul>
    </SideCard>
  )
}
