import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import type { Cover } from '../../../domain/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { ArticleValues } from './article-values.ts'

type ArticlePreviewProps = { values: ArticleValues; cover: Cover | null }

/** The article before it is saved. */
export function ArticlePreview({ values, cover }: ArticlePreviewProps) {
  const words = useWords(articleWords)
  const common = useWords(commonWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<IconEye size={18} aria-hidden="true" />} onPress={() => setIsOpen(true)}>
        {words.preview.open}
      </Button>
      <Dialog
        isWide
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.preview.title}
        actions={<Button onPress={() => setIsOpen(false)}>{common.actions.close}</Button>}
      >
        <LazyMount load={previewPages} before={<Spinner />} given={{ values, cover }} />
      </Dialog>
    </>
  )
}

async function previewPages() {
  return (await import('./preview-pages.tsx')).PreviewPages
}
