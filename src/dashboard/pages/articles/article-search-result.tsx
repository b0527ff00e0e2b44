import { type ArticleSection, sectionPaths } from '../../../domain/articles/article.ts'
import { excerptOf } from '../../../domain/articles/excerpt-of.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useCompanyNameIn } from '../../app/company.ts'
import { FoldedSearchResult } from '../../editor/search-result/folded-search-result.tsx'
import type { SearchResultFieldsProps } from '../../editor/search-result/search-result-fields.tsx'
import { articleText, type ArticleValues } from './article-values.ts'

type ArticleSearchResultProps = {
  section: ArticleSection
  /** It is null for a new article. */
  id: number | null
  language: LanguageCode
  values: ArticleValues
  fieldOf: SearchResultFieldsProps['fieldOf']
}

export function ArticleSearchResult(props: ArticleSearchResultProps) {
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
