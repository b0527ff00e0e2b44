import type { GalleryItemInLanguage } from '../domain/gallery/gallery.ts'
import { galleryWords } from '../domain/site-words/gallery-words.ts'
import { GalleryCarousel } from '../ui/gallery-carousel.tsx'
import { useIsSwitchingLanguage, useSite } from './site.ts'
import { useWords } from './words/use-words.ts'

export function OwnGallery({ items }: { items: GalleryItemInLanguage[] }) {
  const { language, languageOf } = useSite()
  return (
    <GalleryCarousel
      items={items}
      words={useWords(galleryWords)}
      language={language}
      wordsLanguage={languageOf('gallery_label')}
      isLoading={useIsSwitchingLanguage()}
    />
  )
}
