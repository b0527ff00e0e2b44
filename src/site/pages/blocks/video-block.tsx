import { youtubeAddress } from '../../../domain/gallery.ts'
import { viewerWordsFor } from '../../../ui/viewer-words.ts'
import { ArticleText } from '../../articles/article-text.tsx'
import { useSite } from '../../site.ts'
import { Label } from '../../words/label.tsx'
import type { BlockProps } from './block-content.ts'
import { useViewer } from './use-viewer.tsx'
import { VideoStill } from './video-still.tsx'

/** YouTube learns of visitors who look at the page no more than its still tells. */
export function VideoBlock({ block: { youtubeId, caption } }: BlockProps<'video'>) {
  const { language, words } = useSite()
  const { open, viewer } = useViewer([{ id: 1, type: 'youtube', youtubeId, title: caption }])
  const address = youtubeAddress(youtubeId)
  const onYoutube = viewerWordsFor(language).onYoutube
  return (
    <figure className="block block-container video-block">
      <a
        href={address}
        aria-label={caption || words.gallery.video(1, 1)}
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
          aria-label={words.frame.inNewTab(caption ? `${onYoutube}: ${caption}` : onYoutube)}
        >
          <Label>{onYoutube}</Label>
        </a>
      </figcaption>
      {viewer}
    </figure>
  )
}
