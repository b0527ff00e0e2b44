import { useState } from 'react'
import { youtubeThumbnail } from '../domain/gallery/youtube.ts'
import { Picture } from './picture.tsx'

type VideoThumbnailProps = { youtubeId: string; alt: string; className?: string }

export function VideoThumbnail({ youtubeId, alt, className = '' }: VideoThumbnailProps) {
  const [isMissing, setIsMissing] = useState(youtubeId === '')
  if (isMissing) return <Picture className={className} picture={null} alt={alt} sizes="1px" />
  return (
    <img
      className={className}
      // The image may have failed before React was listening.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setIsMissing(true)
      }}
      src={youtubeThumbnail(youtubeId)}
      width={480}
      height={360}
      alt={alt}
      loading="lazy"
      onError={() => setIsMissing(true)}
    />
  )
}
