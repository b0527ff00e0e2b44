import { type ArticleText, blankText, completeness, titleLimit } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { LanguageColumns } from '../fields/language-columns.tsx'
import { RichTextInLanguage } from '../fields/rich-text-in-language.tsx'
import { TextInLanguage } from '../fields/text-in-language.tsx'
import { useInterface } from '../interface.tsx'
import styles from './article-form.module.css'
import type { SaveFailure } from './save-article.ts'

type Texts = Record<LanguageCode, ArticleText>
type ArticleTextsProps = {
  texts: Texts
  failure: SaveFailure | null
  onChange: (change: (texts: Texts) => Texts) => void
}

/** Title and content in every language. */
export function ArticleTexts({ texts, failure, onChange }: ArticleTextsProps) {
  const { words, said } = useInterface()

  function fieldOf(field: keyof ArticleText, language: LanguageCode) {
    const refusal = failure?.language === language ? failure.fields?.[field] : undefined
    return {
      name: words.form[field],
      language,
      value: texts[language]?.[field] ?? '',
      onChange: (value: string) =>
        onChange((now) => ({
          ...now,
          [language]: { ...(now[language] ?? blankText), [field]: value },
        })),
      source: sourceOf(texts, field, language),
      error: refusal && said(refusal),
    }
  }

  return (
    <div className={styles.texts}>
      <LanguageColumns stateOf={(language) => completeness(texts[language])}>
        {(language) => (
          <>
            <TextInLanguage {...fieldOf('title', language)} limit={titleLimit} />
            <RichTextInLanguage {...fieldOf('content', language)} />
          </>
        )}
      </LanguageColumns>
    </div>
  )
}

/** The first other language that has something to copy. */
function sourceOf(texts: Texts, field: keyof ArticleText, language: LanguageCode) {
  const other = Object.entries(texts).find(
    ([code, text]) => code !== language && text[field] !== '',
  )
  return other && { language: other[0], value: other[1][field] }
}
