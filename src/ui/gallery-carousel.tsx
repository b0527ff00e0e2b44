import { LinkIcon } from './link-icon.tsx'
import { type FocusEvent, type MouseEvent, useRef, useState } from 'react'
import type { GalleryItemInLanguage } from '../domain/gallery/gallery.ts'
import type { LanguageCode } from '../domain/languages/language.ts'
import type { GalleryWords } from '../domain/site-words/gallery-words.ts'
import { scrollByItems, useDragScroll } from './drag-scroll.ts'
import styles from './gallery-carousel.module.css'
import { GallerySlide } from './gallery-slide.tsx'
import type { GalleryViewer } from './gallery-viewer.tsx'
import { useScrollEnds } from './use-scroll-ends.ts'

type Opened = { first: number; Viewer: typeof GalleryViewer }

const placeholders = [1, 2, 3, 4, 5]

type GalleryCarouselProps = {
  items: GalleryItemInLanguage[]
  words: GalleryWords
  language: LanguageCode
  wordsLanguage: LanguageCode | undefined
  isLoading?: boolean
}

export function GalleryCarousel({
  items,
  words,
  language,
  wordsLanguage,
  isLoading = false,
}: GalleryCarouselProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <section
      className={styles.carousel}
      lang={wordsLanguage}
      aria-roledescription={words.gallery_carousel}
      aria-label={words.gallery_label}
      aria-busy={isLoading || undefined}
    >
      <Strip
        items={items}
        words={words}
        language={language}
        isLoading={isLoading}
        onOpen={setOpened}
      />
      {opened && (
        <opened.Viewer
          items={items}
          first={opened.first}
          words={words}
          language={language}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

type StripProps = Pick<GalleryCarouselProps, 'items' | 'words' | 'language'> & {
  isLoading: boolean
  onOpen: (opened: Opened) => void
}

function Strip({ items, words, language, isLoading, onOpen }: StripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const ends = useScrollEnds(strip)
  const dragging = useDragScroll()
  const open = (first: number) => (event: MouseEvent<HTMLAnchorElement>) =>
    openInViewer(event, (Viewer) => onOpen({ first, Viewer }))
  const move = (steps: number) => () => strip.current && scrollByItems(strip.current, steps)
  return (
    <>
      <div className={styles.arrows} hidden={ends.isAtStart && ends.isAtEnd}>
        <button
          type="button"
          aria-label={words.gallery_previous}
          aria-disabled={ends.isAtStart}
          onClick={move(-1)}
        >
          <LinkIcon className="flip" name="back" />
        </button>
        <button
          type="button"
          aria-label={words.gallery_next}
          aria-disabled={ends.isAtEnd}
          onClick={move(1)}
        >
          <LinkIcon className="flip" name="arrow" />
        </button>
      </div>
      <div className={styles.strip} ref={strip} onFocus={showWhole} {...dragging}>
        {isLoading
          ? placeholders.map((key) => <span key={key} className={styles.placeholder} />)
          : items.map((item, index) => (
              <GallerySlide
                key={item.id}
                item={item}
                position={{ index: index + 1, total: items.length }}
                words={words}
                language={language}
                onOpen={open(index)}
              />
            ))}
      </div>
    </>
  )
}

export function openInViewer(
  event: MouseEvent<HTMLAnchorElement>,
  onFetched: (Viewer: Opened['Viewer']) => void,
): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const { href } = event.currentTarget
  import('./gallery-viewer.tsx').then(
    ({ GalleryViewer }) => onFetched(GalleryViewer),
    () => location.assign(href),
  )
}

/** Browsers leave half of a focused slide hidden where the strip snaps. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'start' })
}
