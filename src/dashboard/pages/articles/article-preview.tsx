import { IconEye } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { UnsavedArticle } from './article-preview-input.ts'
import { articleWords } from './words.ts'

export function ArticlePreview(unsaved: UnsavedArticle) {
  const words = useWords(articleWords)
  // Counted, so that a script that did not come is asked for again.
  const [opening, setOpening] = useState(0)
  const previewId = useRef<string | null>(null)
  return (
    <>
      <Button
        icon={<IconEye size={18} aria-hidden="true" />}
        onPress={() => setOpening(opening + 1)}
      >
        {words.preview.open}
      </Button>
      {opening > 0 && (
        <LazyMount
          key={opening}
          load={articlePagePreview}
          given={{ unsaved, previewId, onClose: () => setOpening(0) }}
        />
      )}
    </>
  )
}

async function articlePagePreview() {
  return (await import('./article-page-preview.tsx')).ArticlePagePreview
}
