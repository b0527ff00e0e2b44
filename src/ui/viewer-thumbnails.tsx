import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { GalleryItemInLanguage } from '../domain/gallery/gallery.ts'
import { smallestAddress } from '../domain/media/media.ts'
import styles from './gallery-viewer.module.css'
import { VideoThumbnail } from './video-thumbnail.tsx'

type ViewerThumbnailsProps = {
  items: GalleryItemInLanguage[]
  shown: number
  label: string
  nameOf: (index: number) => string
  onPick: (index: number) => void
}

/**
 * Each item is there once; the library's own thumbnails repeat items where a gallery goes around.
 */
export function ViewerThumbnails(props: ViewerThumbnailsProps) {
  const { items, shown, label, nameOf, onPick } = props
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    list.current?.children[shown]?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [shown])
  return (
    <nav ref={list} className={styles.thumbnails} aria-label={label}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          aria-label={nameOf(index)}
          aria-current={index === shown || undefined}
          onClick={() => onPick(index)}
        >
          {item.type === 'youtube' ? (
            <>
              <VideoThumbnail youtubeId={item.youtubeId} />
              <IconPlayerPlayFilled size={20} aria-hidden="true" />
            </>
          ) : (
            <img src={smallestAddress(item.picture)} alt="" />
          )}
        </button>
      ))}
    </nav>
  )
}
