import type { RefObject } from 'react'
import { newArticlePath, sectionPaths } from '../../../domain/articles/article.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { PagePreview } from '../../editor/preview/page-preview.tsx'
import { articleOverlay, type TriedArticle } from './article-overlay.ts'
import { articleText } from './article-values.ts'
import { articleWords } from './words.ts'

type ArticlePagePreviewProps = {
  tried: TriedArticle
  trial: RefObject<string | null>
  onClose: () => void
}

export function ArticlePagePreview({ tried, trial, onClose }: ArticlePagePreviewProps) {
  const { preview: words } = useWords(articleWords)
  const { nameOf } = useLocale()
  const { section, saved, values } = tried
  return (
    <PagePreview
      path={`/${sectionPaths[section]}/${saved.id ?? newArticlePath}`}
      trial={trial}
      overlay={(addressOf) => articleOverlay(tried, addressOf)}
      noteOn={(language) =>
        articleText(values, language).title ? '' : words.untitled(nameOf(language))
      }
      onClose={onClose}
    />
  )
}
