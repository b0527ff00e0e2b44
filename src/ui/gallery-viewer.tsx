import { type ReactNode, useState } from 'react'
import { Lightbox, type RenderSlideProps, type Slide } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import './lightbox.css'
import type { GalleryItemInLanguage } from '../domain/gallery/gallery.ts'
import { youtubeAddress, youtubeThumbnail } from '../domain/gallery/youtube.ts'
import type { LanguageCode } from '../domain/languages/language.ts'
import { pictureAddress, variantAddress, variantWidths } from '../domain/media/media.ts'
import type { GalleryWords } from '../domain/site-words/gallery-words.ts'
import { filled } from '../domain/site-words/product-words.ts'
import styles from './gallery-viewer.module.css'
import { ViewerThumbnails } from './viewer-thumbnails.tsx'

const fadeDuration = 200

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    youtube: { type: 'youtube'; youtubeId: string; name: string; caption: string }
  }
  interface SlideImage {
    caption: string
  }
}

type GalleryViewerProps = {
  items: GalleryItemInLanguage[]
  first: number
  words: GalleryWords
  language: LanguageCode
  onClose: () => void
}

export function GalleryViewer(props: GalleryViewerProps) {
  const { items, first, words, language, onClose } = props
  const [shown, setShown] = useState(first)
  const isAlone = items.length === 1
  return (
    <Lightbox
      open
      index={shown}
      on={{ view: ({ index }) => setShown(index) }}
      animation={{ fade: fadeDuration }}
      slides={items.map((item, index) => toSlide(item, index + 1, items.length, words))}
      plugins={isAlone ? [] : [Counter]}
      carousel={{ finite: isAlone }}
      counter={{ separator: filled(words.gallery_position, { index: '', total: '' }).trim() }}
      labels={labelsOf(words)}
      render={{
        slide: (slide) => renderVideo(slide, language),
        slideFooter: ({ slide }) => (
          <Footer caption={slide.caption}>
            {slide.type === 'youtube' && slide.youtubeId && (
              <a href={youtubeAddress(slide.youtubeId)} target="_blank" rel="noopener">
                {words.gallery_youtube}
              </a>
            )}
          </Footer>
        ),
        ...(isAlone
          ? { buttonPrev: () => null, buttonNext: () => null }
          : {
              controls: () => (
                <ViewerThumbnails
                  items={items}
                  shown={shown}
                  label={words.gallery_thumbnails}
                  nameOf={(index) =>
                    filled(words.gallery_position, { index: index + 1, total: items.length })
                  }
                  onPick={setShown}
                />
              ),
            }),
      }}
      className={styles.viewer ?? ''}
      close={onClose}
    />
  )
}

function toSlide(
  item: GalleryItemInLanguage,
  index: number,
  total: number,
  words: GalleryWords,
): Slide {
  if (item.type === 'youtube') {
    const name = item.title || filled(words.gallery_video, { index, total })
    return { type: 'youtube', youtubeId: item.youtubeId, name, caption: item.title }
  }
  const { picture, title, alt } = item
  const heightAt = (width: number) => Math.round((width * picture.height) / picture.width)
  return {
    src: pictureAddress(picture),
    width: picture.width,
    height: picture.height,
    alt: title || alt || filled(words.gallery_picture, { index, total }),
    caption: title,
    srcSet: variantWidths(picture.width).map((width) => ({
      src: variantAddress(picture, width, 'webp'),
      width,
      height: heightAt(width),
    })),
  }
}

function labelsOf(words: GalleryWords) {
  return {
    Previous: words.gallery_previous,
    Next: words.gallery_next,
    Close: words.gallery_close,
    Slide: words.gallery_slide,
    Carousel: words.gallery_carousel,
    Lightbox: words.gallery_viewer,
    'Photo gallery': words.gallery_label,
    '{index} of {total}': words.gallery_position,
  }
}

/** Only the current slide holds the player, so that a video stops when it is left. */
function renderVideo({ slide, offset }: RenderSlideProps, language: LanguageCode) {
  if (slide.type !== 'youtube') return undefined
  if (offset !== 0 || slide.youtubeId === '') {
    return <div className={styles.video}>{slide.youtubeId && <Still id={slide.youtubeId} />}</div>
  }
  const query = new URLSearchParams({ autoplay: '1', rel: '0', hl: language })
  return (
    // The player needs scripts and its own origin, with which a sandbox protects nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      className={styles.video}
      src={`https://www.youtube-nocookie.com/embed/${slide.youtubeId}?${query}`}
      title={slide.name}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** A frame cannot tell that it failed, so that a video always has its link. */
function Footer({ caption, children }: { caption: string; children: ReactNode }) {
  if (!caption && !children) return null
  return (
    <p className={styles.caption}>
      {caption && <bdi>{caption}</bdi>}
      {children}
    </p>
  )
}

function Still({ id }: { id: string }) {
  return <img className={styles.still} src={youtubeThumbnail(id)} alt="" />
}
