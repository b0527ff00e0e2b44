import { type ReactNode, useId } from 'react'
import {
  type ArticleSection,
  authorLimit,
  completeness,
  sectionPaths,
  titleLimit,
} from '../../../domain/articles/article.ts'
import type { ShownText } from '../../../domain/articles/article-fields.ts'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { documentWords } from '../../editor/document/words.ts'
import { LanguageColumns } from '../../editor/languages/language-columns.tsx'
import { RichTextInLanguage } from '../../editor/rich-text/rich-text-in-language.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'
import { articleText, type ArticleValues, type SavedArticle } from './article-values.ts'
import type { ArticleFormState } from './use-article-form.ts'
import { excerptOf } from '../../../domain/articles/excerpt-of.ts'
import { useCompanyNameIn } from '../../app/company.ts'
import {
  FoldedSearchResult,
  type SearchResultFieldsProps,
} from '../../editor/search-result/search-result-fields.tsx'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'
import styles from '../../editor/languages/text-in-language.module.css'

type ArticleTextsProps = {
  section: ArticleSection
  form: ArticleFormState
  isFocused: boolean
}

export function ArticleTexts({ section, form, isFocused }: ArticleTextsProps) {
  const { fields } = useWords(documentWords)
  const { authorHint } = useWords(articleWords)
  const id = useId()
  const fieldOf = useTextFields(form)
  const fieldIn = (field: ShownText, language: LanguageCode) =>
    fieldOf(field, language, fields[field])
  const stateOf = (language: LanguageCode) => {
    const written = completeness(articleText(form.values, language))
    return written === 'complete' && isBehind(form.saved, language) ? 'behind' : written
  }
  return (
    <div className={styles.panel} data-focused={isFocused || undefined}>
      <LanguageColumns narrowest={22} isFocused={isFocused} stateOf={stateOf}>
        {(language) => {
          const content = `${id}-${language}`
          const texts: Record<ShownText, ReactNode> = {
            title: (
              <TextInLanguage
                {...fieldIn('title', language)}
                limit={titleLimit}
                title={{ onEnter: () => document.getElementById(content)?.focus() }}
              />
            ),
            content: <RichTextInLanguage {...fieldIn('content', language)} textId={content} />,
            author: (
              <TextInLanguage
                {...fieldIn('author', language)}
                limit={authorLimit}
                hint={authorHint}
              />
            ),
          }
          return (
            <>
              {texts.title}
              {texts.content}
              {!isFocused && (
                <>
                  {texts.author}
                  <ArticleSearchResult
                    {...{ section, language, fieldOf }}
                    id={form.saved.id}
                    values={form.values}
                  />
                </>
              )}
            </>
          )
        }}
      </LanguageColumns>
    </div>
  )
}

function isBehind({ ledger }: SavedArticle, language: LanguageCode): boolean {
  return Object.entries(ledger).some(
    ([name, { behind }]) => behind && fieldAndLanguage(name).language === language,
  )
}

type ArticleSearchResultProps = {
  section: ArticleSection
  id: number | null
  language: LanguageCode
  values: ArticleValues
  fieldOf: SearchResultFieldsProps['fieldOf']
}

function ArticleSearchResult(props: ArticleSearchResultProps) {
  const { section, id, language, values, fieldOf } = props
  const company = useCompanyNameIn(language)
  const { title, content } = articleText(values, language)
  const own = {
    meta_title: [title, company].filter(Boolean).join(' · '),
    meta_description: excerptOf(content),
  }
  const path = `/${sectionPaths[section]}/${id ?? '…'}`
  return <FoldedSearchResult {...{ language, path, own, fieldOf }} />
}
