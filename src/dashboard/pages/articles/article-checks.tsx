import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useMissingAlts } from '../../editor/rich-text/use-missing-alts.ts'
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
  const languages = useLanguagesChosenFirst()
  const missing = languages.flatMap(({ code }) => {
    const text = articleText(values, code)
    const fields = (['title', 'content'] as const).filter((field) => text[field].trim() === '')
    return fields.map((field) => noText(words.form[field], nameOf(code)))
  })
  const notes = hasCover ? missing : [...missing, noCover]
  const texts = languages.map(({ code }) => ({
    language: code,
    html: articleText(values, code).content,
  }))
  const missingAlts = useMissingAlts(texts)
  return (
    <SideCard title={title} isUnsaved={false}>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>
            <IconInfoCircle size={18} aria-hidden="true" />
            {note}
          </li>
        ))}
        {missingAlts.map(({ picture, language }) => (
          <li key={`${picture.id} ${language}`}>
            <IconInfoCircle size={18} aria-hidden="true" />
            <a href={`/dashboard/media?picture=${picture.id}`} target="_blank" rel="noreferrer">
              {words.checks.noAlt(picture.name, nameOf(language))}
            </a>
          </li>
        ))}
        {notes.length + missingAlts.length === 0 && (
          <li className={styles.fine}>
            <IconCircleCheck size={18} aria-hidden="true" />
            {fine}
          </li>
        )}
      </ul>
    </SideCard>
  )
}
