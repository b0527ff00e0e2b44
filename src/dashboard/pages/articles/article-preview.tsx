import { IconEye } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { newArticlePath, sectionPaths } from '../../../domain/article.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { TriedArticle } from './article-overlay.ts'
import { articleText } from './article-values.ts'
import { articleWords } from './words.ts'

/** The article as visitors would see it, before it is saved. */
export function ArticlePreview(tried: TriedArticle) {
  const { preview: words } = useWords(articleWords)
  const { nameOf } = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const trial = useRef<string | null>(null)
  const { section, saved, values } = tried
  return (
    <>
      <Button icon={<IconEye size={18} aria-hidden="true" />} onPress={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <LazyMount
          load={pagePreview}
          given={{
            path: `/${sectionPaths[section]}/${saved.id ?? newArticlePath}`,
            trial,
            overlay: async (addressOf) =>
              (await import('./article-overlay.ts')).articleOverlay(tried, addressOf),
            noteOn: (language) =>
              articleText(values, language).title ? '' : words.untitled(nameOf(language)),
            onClose: () => setIsOpen(false),
          }}
        />
      )}
    </>
  )
}

async function pagePreview() {
  return (await import('../../editor/preview/page-preview.tsx')).PagePreview
}
