import { type MouseEvent, useState } from 'react'
import type { GalleryItemInLanguage } from '../../../domain/gallery/gallery.ts'
import { galleryWords } from '../../../domain/site-words/gallery-words.ts'
import { openInViewer } from '../../../ui/gallery-carousel.tsx'
import type { GalleryViewer } from '../../../ui/gallery-viewer.tsx'
import { useSite } from '../../site.ts'
import { useWords } from '../../words/use-words.ts'

type Opened = { first: number; Viewer: typeof GalleryViewer }

/** Links lead to the pictures and videos themselves until the galleries' viewer is there. */
export function useViewer(items: GalleryItemInLanguage[]) {
  const { language } = useSite()
  const words = useWords(galleryWords)
  const [opened, setOpened] = useState<Opened | null>(null)
  return {
    open: (first: number) => (event: MouseEvent<HTMLAnchorElement>) =>
      openInViewer(event, (Viewer) => setOpened({ first, Viewer })),
    viewer: opened && (
      <opened.Viewer
        items={items}
        first={opened.first}
        words={words}
        language={language}
        onClose={() => setOpened(null)}
      />
    ),
  }
}
