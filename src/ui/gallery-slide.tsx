import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { type GalleryItemInLanguage, youtubeAddress } from '../domain/gallery.ts'
import type { LanguageCode } from '../domain/language.ts'
import { pictureAddress } from '../domain/media.ts'
import styles from './gallery-carousel.module.css'
import type { GalleryWords } from './gallery-words.ts'
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
  const { index, total } = position
  const isVideo = item.type === 'youtube'
  const own = item.title || item.alt
  const name = own || (isVideo ? words.video : words.picture)(index, total)
  return (
    <div
      className={styles.slide}
      // A slide of a carousel is a group (ARIA practices); no element of HTML means that.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.position(index, total)}
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
            <VideoThumbnail
              className={styles.thumbnail ?? ''}
              youtubeId={item.youtubeId}
              alt={name}
            />
            <span className={styles.play}>
              <IconPlayerPlayFilled size={20} aria-hidden="true" />
            </span>
          </>
        ) : (
          <Picture className={styles.picture} picture={item.picture} alt={name} sizes="15rem" />
        )}
      </a>
    </div>
  )
}
