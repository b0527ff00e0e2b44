import { type GalleryItemInLanguage, youtubeAddress } from '../../../domain/gallery.ts'
import { pictureAddress } from '../../../domain/media.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ArticleText } from '../../articles/article-text.tsx'
import { useSite } from '../../site.ts'
import type { BlockProps } from './block-content.ts'
import { useViewer } from './use-viewer.tsx'
import { VideoStill } from './video-still.tsx'

const sizes = '(min-width: 992px) 27rem, (min-width: 640px) 50vw, 100vw'

export function GalleryBlock({ block }: BlockProps<'gallery'>) {
  const { fallback, words } = useSite()
  const items = block.items.map((item, index) => ({ ...item, id: index + 1 }))
  const { open, viewer } = useViewer(items)
  return (
    <div className="block block-container gallery-block">
      <ul lang={fallback} aria-label={words.gallery.label} data-count={items.length}>
        {items.map((item, index) => (
          <li key={item.id}>
            <a href={addressOf(item)} aria-haspopup="dialog" onClick={open(index)}>
              <GalleryPicture item={item} total={items.length} />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </div>
  )
}

/** Named by its title, else by its place among the others. */
function GalleryPicture({ item, total }: { item: GalleryItemInLanguage; total: number }) {
  const { gallery } = useSite().words
  const isVideo = item.type === 'youtube'
  const name = item.title ? '' : (isVideo ? gallery.video : gallery.picture)(item.id, total)
  return (
    <>
      {isVideo ? (
        <VideoStill youtubeId={item.youtubeId} alt={name} />
      ) : (
        <Picture picture={item.picture} alt={name} sizes={sizes} />
      )}
      {item.title && (
        <span className="gallery-title">
          <ArticleText text={item.title} />
        </span>
      )}
    </>
  )
}

function addressOf(item: GalleryItemInLanguage): string {
  return item.type === 'youtube' ? youtubeAddress(item.youtubeId) : pictureAddress(item.picture)
}
