import { youtubeThumbnail } from '../domain/gallery/youtube.ts'
import styles from './picture.module.css'
import { Picture } from './picture.tsx'

type VideoThumbnailProps = { youtubeId: string; className?: string }

/** It is decoration: the link or the tile around it has the name, and a ground that stays if it fails. */
export function VideoThumbnail({ youtubeId, className = '' }: VideoThumbnailProps) {
  if (youtubeId === '') return <Picture className={className} picture={null} alt="" sizes="1px" />
  return (
    <img
      className={`${styles.still} ${className}`}
      src={youtubeThumbnail(youtubeId)}
      width={480}
      height={360}
      alt=""
      loading="lazy"
    />
  )
}
