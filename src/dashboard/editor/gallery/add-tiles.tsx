import { IconBrandYoutube, IconPhotoPlus } from '@tabler/icons-react'
import { DialogTrigger } from 'react-aria-components'
import { Button } from '../../../ui/button.tsx'
import { ImageDrop } from '../../kit/fields/image-drop.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import styles from './gallery-editor.module.css'
import { VideoPopover } from './video-popover.tsx'

type AddTilesProps = {
  isFull: boolean
  onImages: (files: File[]) => void
  onVideo: (address: string) => void
}

export function AddTiles({ isFull, onImages, onVideo }: AddTilesProps) {
  const { words } = useInterface()
  if (isFull) return <p className={styles.hint}>{words.gallery.full}</p>
  return (
    <>
      <div className={styles.adding}>
        <ImageDrop
          className={styles.drop}
          label={words.gallery.title}
          allowsMultiple
          onFiles={onImages}
        >
          <Button icon={<IconPhotoPlus size={18} aria-hidden="true" />}>
            {words.gallery.addImages}
          </Button>
        </ImageDrop>
        <DialogTrigger>
          <Button icon={<IconBrandYoutube size={18} aria-hidden="true" />}>
            {words.gallery.addVideo}
          </Button>
          <VideoPopover
            title={words.gallery.addVideo}
            action={words.gallery.add}
            onAddress={onVideo}
          />
        </DialogTrigger>
      </div>
      <p className={styles.hint}>{words.gallery.hint}</p>
    </>
  )
}
