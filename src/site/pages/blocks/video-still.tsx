import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { VideoThumbnail } from '../../../ui/video-thumbnail.tsx'

/** The link around it names the video: its picture may not come. */
export function VideoStill({ youtubeId }: { youtubeId: string }) {
  return (
    <span className="video-still">
      <VideoThumbnail youtubeId={youtubeId} alt="" />
      <span>
        <IconPlayerPlayFilled size={28} aria-hidden="true" />
      </span>
    </span>
  )
}
