import { DialogTrigger } from 'react-aria-components'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkIcon } from '../../../ui/link-icon.tsx'
import { ImageDrop } from '../../kit/fields/image-drop.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { galleryWords } from './words.ts'
import styles from './gallery-editor.module.css'
import { MediaChooser } from '../media-chooser/media-chooser.tsx'
import { VideoPopover } from './video-popover.tsx'

type AddTilesProps = {
  isFull: boolean
  onImages: (files: File[]) => void
  onPicked: (pictures: LibraryPictureResponse[]) => void
  onVideo: (address: string) => void
}

export function AddTiles({ isFull, onImages, onPicked, onVideo }: AddTilesProps) {
  const words = useWords(galleryWords)
  if (isFull) return <p className={styles.hint}>{words.full}</p>
  return (
    <>
      <div className={styles.adding}>
        <ImageDrop className={styles.drop} label={words.title} allowsMultiple onFiles={onImages}>
          <Button icon={<LinkIcon name="photo" size={18} />}>{words.addImages}</Button>
        </ImageDrop>
        <MediaChooser multiple onChoose={onPicked} />
        <DialogTrigger>
          <Button icon={<LinkIcon name="youtube" size={18} />}>{words.addVideo}</Button>
          <VideoPopover title={words.addVideo} action={words.add} onAddress={onVideo} />
        </DialogTrigger>
      </div>
      <p className={styles.hint}>{words.hint}</p>
    </>
  )
}
