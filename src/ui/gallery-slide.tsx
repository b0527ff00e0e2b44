import { LinkIcon } from './link-icon.tsx'
import type { MouseEvent } from 'react'
import type { GalleryItemInLanguage } from '../domain/gallery/gallery.ts'
import { youtubeAddress } from '../domain/gallery/youtube.ts'
import type { LanguageCode } from '../domain/languages/language.ts'
import { pictureAddress } from '../domain/media/media.ts'
import type { GalleryWords } from '../domain/site-words/gallery-words.ts'
import { filled } from '../domain/site-words/product-words.ts'
import styles from './gallery-carousel.module.css'
import { Picture } from './picture.tsx'
import { VideoThumbnail } from './video-thumbnail.tsx'

type GallerySlideProps = {
  item: GalleryItemInLanguage
  position: { index: number; total: number }
  words: GalleryWords
  language: LanguageCode
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A plain link, which the viewer takes over when scripts run. */
export function GallerySlide({ item, position, words, language, onOpen }: GallerySlideProps) {
  const isVideo = item.type === 'youtube'
  const own = item.title || item.alt
  const name = own || filled(isVideo ? words.gallery_video : words.gallery_picture, position)
  return (
    <div
      className={styles.slide}
      // A slide of a carousel is a group (ARIA practices); no element of HTML means that.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-roledescription={words.gallery_slide}
      aria-label={filled(words.gallery_position, position)}
    >
      <a
        href={isVideo ? youtubeAddress(item.youtubeId) : pictureAddress(item.picture)}
        lang={own ? language : undefined}
        aria-label={name}
        aria-haspopup="dialog"
        draggable={false}
        onClick={onOpen}
      >
        {isVideo ? (
          <>
            <VideoThumbnail youtubeId={item.youtubeId} />
            <span className={styles.play}>
              <LinkIcon name="play" />
            </span>
          </>
        ) : (
          <Picture className={styles.picture} picture={item.picture} alt={name} sizes="15rem" />
        )}
      </a>
    </div>
  )
}
