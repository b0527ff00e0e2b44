import { type MouseEvent, useState } from 'react'
import type { GalleryItemInLanguage } from '../../../domain/gallery.ts'
import { openInViewer } from '../../../ui/gallery-carousel.tsx'
import type { GalleryViewer } from '../../../ui/gallery-viewer.tsx'
import { useSite } from '../../site.ts'

type Opened = { first: number; Viewer: typeof GalleryViewer }

/** That of galleries; until it is there, links lead to the pictures and videos themselves. */
export function useViewer(items: GalleryItemInLanguage[]) {
  const { language, words } = useSite()
  const [opened, setOpened] = useState<Opened | null>(null)
  return {
    open: (first: number) => (event: MouseEvent<HTMLAnchorElement>) =>
      openInViewer(event, (Viewer) => setOpened({ first, Viewer })),
    viewer: opened && (
      <opened.Viewer
        items={items}
        first={opened.first}
        words={words.gallery}
        language={language}
        onClose={() => setOpened(null)}
      />
    ),
  }
}
