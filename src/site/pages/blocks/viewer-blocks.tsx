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
import { Label } from '../../words/label.tsx'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { VideoThumbnail } from '../../../ui/video-thumbnail.tsx'
import { type MouseEvent, useState } from 'react'
import { openInViewer } from '../../../ui/gallery-carousel.tsx'
import type { GalleryViewer } from '../../../ui/gallery-viewer.tsx'

const gallerySizes = '(min-width: 992px) 27rem, (min-width: 640px) 50vw, 100vw'

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
        <Picture picture={item.picture} alt={item.alt ?? ''} sizes={gallerySizes} />
      )}
      {item.title && (
        <span className="gallery-title">
          <ArticleText text={item.title} />
        </span>
      )}
    </>
  )
}

function nameOf({ type, id }: GalleryItemInLanguage, total: number, words: GalleryWords): string {
  const name = type === 'youtube' ? words.gallery_video : words.gallery_picture
  return filled(name, { index: id, total })
}

function addressOf(item: GalleryItemInLanguage): string {
  return item.type === 'youtube' ? youtubeAddress(item.youtubeId) : pictureAddress(item.picture)
}

/** YouTube learns of visitors who look at the page no more than its still tells. */
export function VideoBlock({ block: { youtubeId, caption } }: BlockProps<'video'>) {
  const { words } = useSite()
  const ofGallery = useWords(galleryWords)
  const { open, viewer } = useViewer([{ id: 1, type: 'youtube', youtubeId, title: caption }])
  const address = youtubeAddress(youtubeId)
  const onYoutube = ofGallery.gallery_youtube
  return (
    <figure className="block block-container video-block">
      <a
        href={address}
        aria-label={caption || filled(ofGallery.gallery_video, { index: 1, total: 1 })}
        aria-haspopup="dialog"
        onClick={open(0)}
      >
        <VideoStill youtubeId={youtubeId} />
      </a>
      <figcaption>
        {caption && <ArticleText text={caption} />}
        <a
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={filled(words.frame_new_tab, {
            name: caption ? `${onYoutube}: ${caption}` : onYoutube,
          })}
        >
          <Label of="gallery_youtube">{onYoutube}</Label>
        </a>
      </figcaption>
      {viewer}
    </figure>
  )
}

function VideoStill({ youtubeId }: { youtubeId: string }) {
  return (
    <span className="video-still">
      <VideoThumbnail youtubeId={youtubeId} />
      <span>
        <IconPlayerPlayFilled size={28} aria-hidden="true" />
      </span>
    </span>
  )
}

type Opened = { first: number; Viewer: typeof GalleryViewer }

function useViewer(items: GalleryItemInLanguage[]) {
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
