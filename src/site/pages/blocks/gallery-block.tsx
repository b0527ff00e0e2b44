import type { GalleryItemInLanguage } from '../../../domain/gallery/gallery.ts'
import { pictureAddress } from '../../../domain/media/media.ts'
import { type GalleryWords, galleryWords } from '../../../domain/site-words/gallery-words.ts'
import { filled } from '../../../domain/site-words/product-words.ts'
import { youtubeAddress } from '../../../domain/gallery/youtube.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ArticleText } from '../../articles/article-text.tsx'
import { useSite } from '../../site.ts'
import { useWords } from '../../words/use-words.ts'
import type { BlockProps } from './block-content.ts'
import { useViewer } from './use-viewer.tsx'
import { VideoStill } from './video-still.tsx'

const sizes = '(min-width: 992px) 27rem, (min-width: 640px) 50vw, 100vw'

export function GalleryBlock({ block }: BlockProps<'gallery'>) {
  const { languageOf } = useSite()
  const words = useWords(galleryWords)
  const items = block.items.map((item, index) => ({ ...item, id: index + 1 }))
  const { open, viewer } = useViewer(items)
  return (
    <div className="block block-container gallery-block">
      <ul
        lang={languageOf('gallery_label')}
        aria-label={words.gallery_label}
        data-count={items.length}
      >
        {items.map((item, index) => (
          <li key={item.id}>
            <a
              href={addressOf(item)}
              aria-label={item.title || item.alt ? undefined : nameOf(item, items.length, words)}
              aria-haspopup="dialog"
              onClick={open(index)}
            >
              <GalleryPicture item={item} />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </div>
  )
}

function GalleryPicture({ item }: { item: GalleryItemInLanguage }) {
  return (
    <>
      {item.type === 'youtube' ? (
        <VideoStill youtubeId={item.youtubeId} />
      ) : (
        <Picture picture={item.picture} alt={item.alt ?? ''} sizes={sizes} />
      )}
      {item.title && (
        <span className="gallery-title">
          <ArticleText text={item.title} />
        </span>
      )}
    </>
  )
}

/** An item without a title is named by its place among the others. */
function nameOf({ type, id }: GalleryItemInLanguage, total: number, words: GalleryWords): string {
  const name = type === 'youtube' ? words.gallery_video : words.gallery_picture
  return filled(name, { index: id, total })
}

function addressOf(item: GalleryItemInLanguage): string {
  return item.type === 'youtube' ? youtubeAddress(item.youtubeId) : pictureAddress(item.picture)
}
