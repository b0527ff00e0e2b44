import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { DialogTrigger } from 'react-aria-components'
import { IconButton } from '../../ui/icon-button.tsx'
import { ImageChooser } from '../fields/image-drop.tsx'
import { useInterface } from '../interface.tsx'
import styles from './gallery-editor.module.css'
import { type GalleryTile, stateOf } from './gallery-tiles.ts'
import { TilePicture, videoOf } from './tile-picture.tsx'
import { VideoPopover } from './video-popover.tsx'

type GalleryTileProps = {
  tile: GalleryTile
  number: number
  onReplace: (files: File[]) => void
  onAddress: (address: string) => void
  onRemove: () => void
  onKeep: () => void
}

export function GalleryTileView({ tile, number, ...actions }: GalleryTileProps) {
  const { words } = useInterface()
  const state = stateOf(tile)
  const name = videoOf(tile) ? words.gallery.video(number) : words.gallery.image(number)
  return (
    <li className={styles.tile} data-state={state}>
      <TilePicture tile={tile} name={name} />
      {state !== 'existing' && (
        <span className={styles.asterisk}>
          <span aria-hidden="true">*</span>
          <span className="sr">
            {state === 'deleted' ? words.gallery.removed : words.gallery.notSaved}
          </span>
        </span>
      )}
      <div className={styles.tools}>
        {state === 'deleted' ? (
          <IconButton label={words.gallery.undoRemoval(name)} onPress={actions.onKeep}>
            <IconArrowBackUp className="flip" size={16} aria-hidden="true" />
          </IconButton>
        ) : (
          <EditAndRemove tile={tile} name={name} {...actions} />
        )}
      </div>
    </li>
  )
}

type EditAndRemoveProps = Omit<GalleryTileProps, 'number' | 'onKeep'> & { name: string }

function EditAndRemove({ tile, name, onReplace, onAddress, onRemove }: EditAndRemoveProps) {
  const { words } = useInterface()
  const video = videoOf(tile)
  const pencil = <IconPencil size={16} aria-hidden="true" />
  return (
    <>
      {video ? (
        <DialogTrigger>
          <IconButton label={words.gallery.edit(name)}>{pencil}</IconButton>
          <VideoPopover
            title={words.gallery.editVideo}
            action={words.gallery.apply}
            address={video}
            onAddress={onAddress}
          />
        </DialogTrigger>
      ) : (
        <ImageChooser onFiles={onReplace}>
          <IconButton label={words.gallery.replace(name)}>{pencil}</IconButton>
        </ImageChooser>
      )}
      <IconButton label={words.gallery.remove(name)} onPress={onRemove}>
        <IconTrash size={16} aria-hidden="true" />
      </IconButton>
    </>
  )
}
