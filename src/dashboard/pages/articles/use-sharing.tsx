import { type ReactNode, useState } from 'react'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import type { PreviewDays } from '../../../domain/articles/preview-link.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { ArticleFormState, Intent } from './use-article-form.ts'

/** Staff share what is saved, so an article has links once it is. */
export function useSharing(
  section: ArticleSection,
  { saved: { id }, isDirty }: ArticleFormState,
  saveAs: (intent: Intent) => void,
): { share: (() => void) | null; sharing: ReactNode } {
  const [open, setOpen] = useState<{ wanted: PreviewDays | null } | null>(null)

  function saveFirst(days: PreviewDays) {
    setOpen(null)
    saveAs({ kind: 'draft', done: () => setOpen({ wanted: days }) })
  }

  return {
    share: id === null ? null : () => setOpen({ wanted: null }),
    sharing: open && id !== null && (
      <LazyMount
        load={previewLinksDialog}
        given={{
          section,
          id,
          ...open,
          onSaveFirst: isDirty ? saveFirst : null,
          onClose: () => setOpen(null),
        }}
      />
    ),
  }
}

async function previewLinksDialog() {
  return (await import('./preview-links-dialog.tsx')).PreviewLinksDialog
}
