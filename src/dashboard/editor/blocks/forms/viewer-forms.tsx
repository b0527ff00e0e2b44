import { IconVideo } from '@tabler/icons-react'
import { DialogTrigger } from 'react-aria-components'
import { blockLimits } from '../../../../domain/pages/block.ts'
import { youtubeId } from '../../../../domain/gallery/youtube.ts'
import { Button } from '../../../../ui/button.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { VideoThumbnail } from '../../../../ui/video-thumbnail.tsx'
import { useLocale, useWords } from '../../../app/locale/locale.tsx'
import { newId } from '../../../app/new-id.ts'
import { VideoPopover } from '../../gallery/video-popover.tsx'
import { galleryWords } from '../../gallery/words.ts'
import { MediaChooser, pictureIn } from '../../media-chooser/media-chooser.tsx'
import { BlockBody, BlockItems } from '../form-parts.tsx'
import type { BlockFormProps } from '../blocks-form.ts'
import type { GalleryEntry } from '../edited-block.ts'
import styles from '../picture-field.module.css'
import { blockWords } from '../words.ts'
import { TextField } from '../../../../ui/text-field.tsx'

export function GalleryForm(props: BlockFormProps<'gallery'>) {
  const { id, block, onChange, fieldOf, revision } = props
  const words = useWords(blockWords)
  const gallery = useWords(galleryWords)
  const { kind, items } = block
  const change = (changed: GalleryEntry[]) => onChange({ ...block, items: changed })
  const isFull = items.length >= blockLimits.items
  return (
    <BlockBody {...{ id, kind, fieldOf }}>
      <BlockItems
        {...{ kind, items, fieldOf, revision }}
        onChange={change}
        adding={
          <>
            <MediaChooser
              multiple
              label={words.items.gallery.add}
              isDisabled={isFull}
              onChoose={(pictures) => {
                const added = pictures.map((picture) => ({
                  id: newId(),
                  picture: pictureIn(picture),
                }))
                change([...items, ...added].slice(0, blockLimits.items))
              }}
            />
            <DialogTrigger>
              <Button isDisabled={isFull} icon={<IconVideo size={18} aria-hidden="true" />}>
                {words.addVideo}
              </Button>
              <VideoPopover
                title={words.addVideo}
                action={gallery.add}
                onAddress={(youtube) => change([...items, { id: newId(), youtube }])}
              />
            </DialogTrigger>
          </>
        }
      >
        {(entry) => <Thumbnail entry={entry} />}
      </BlockItems>
    </BlockBody>
  )
}

function Thumbnail({ entry }: { entry: GalleryEntry }) {
  const className = styles.thumbnail ?? ''
  return 'picture' in entry ? (
    <Picture className={className} picture={entry.picture} alt="" sizes="12rem" />
  ) : (
    <VideoThumbnail className={className} youtubeId={youtubeId(entry.youtube)} />
  )
}

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
          {video && <VideoThumbnail className={styles.thumbnail ?? ''} youtubeId={video} />}
        </>
      }
    />
  )
}
