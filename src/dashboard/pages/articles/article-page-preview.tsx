import type { RefObject } from 'react'
import { newArticlePath, sectionPaths } from '../../../domain/articles/article.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { PagePreview } from '../../editor/preview/page-preview.tsx'
import { articlePreviewInput, type UnsavedArticle } from './article-preview-input.ts'
import { articleText } from './article-values.ts'
import { articleWords } from './words.ts'

type ArticlePagePreviewProps = {
  unsaved: UnsavedArticle
  previewId: RefObject<string | null>
  onClose: () => void
}

export function ArticlePagePreview({ unsaved, previewId, onClose }: ArticlePagePreviewProps) {
  const { preview: words } = useWords(articleWords)
  const { nameOf } = useLocale()
  const { section, saved, values } = unsaved
  return (
    <PagePreview
      path={`/${sectionPaths[section]}/${saved.id ?? newArticlePath}`}
      previewId={previewId}
      make={(addressOf) => articlePreviewInput(unsaved, addressOf)}
      noteOn={(language) =>
        articleText(values, language).title ? '' : words.untitled(nameOf(language))
      }
      onClose={onClose}
    />
  )
}
