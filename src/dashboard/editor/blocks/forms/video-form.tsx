import { youtubeId } from '../../../../domain/gallery/youtube.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { VideoThumbnail } from '../../../../ui/video-thumbnail.tsx'
import { useLocale, useWords } from '../../../app/locale/locale.tsx'
import { BlockBody } from '../block-body.tsx'
import type { BlockFormProps } from '../blocks-form.ts'
import styles from '../picture-field.module.css'
import { blockWords } from '../words.ts'

export function VideoForm(props: BlockFormProps<'video'>) {
  const { id, block, onChange, fieldOf, problems } = props
  const words = useWords(blockWords)
  const { translate } = useLocale()
  const video = youtubeId(block.youtube)
  return (
    <BlockBody
      {...{ id, fieldOf }}
      kind={block.kind}
      shared={
        <>
          <TextField
            label={words.video}
            type="url"
            dir="ltr"
            placeholder="https://youtu.be/…"
            value={block.youtube}
            onChange={(youtube) => onChange({ ...block, youtube })}
            error={problems.youtube && translate(problems.youtube)}
          />
          {video && <VideoThumbnail className={styles.thumbnail ?? ''} youtubeId={video} alt="" />}
        </>
      }
    />
  )
}
