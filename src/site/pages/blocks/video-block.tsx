import { galleryWords } from '../../../domain/site-words/gallery-words.ts'
import { filled } from '../../../domain/site-words/product-words.ts'
import { youtubeAddress } from '../../../domain/gallery/youtube.ts'
import { ArticleText } from '../../articles/article-text.tsx'
import { useSite } from '../../site.ts'
import { Label } from '../../words/label.tsx'
import { useWords } from '../../words/use-words.ts'
import type { BlockProps } from './block-content.ts'
import { useViewer } from './use-viewer.tsx'
import { VideoStill } from './video-still.tsx'

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
