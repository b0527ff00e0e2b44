import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { VideoThumbnail } from '../../../ui/video-thumbnail.tsx'

export function VideoStill({ youtubeId, alt }: { youtubeId: string; alt: string }) {
  return (
    <span className="video-still">
      <VideoThumbnail youtubeId={youtubeId} alt={alt} />
      <span>
        <IconPlayerPlayFilled size={28} aria-hidden="true" />
      </span>
    </span>
  )
}
