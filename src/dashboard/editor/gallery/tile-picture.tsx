import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { youtubeId } from '../../../domain/gallery/youtube.ts'
import { FileImage } from '../../../ui/file-image.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { VideoThumbnail } from '../../../ui/video-thumbnail.tsx'
import styles from './gallery-editor.module.css'
import type { GalleryTile } from './gallery-tiles.ts'

export function videoOf({ stored, change }: GalleryTile): string {
  if (change) return change.kind === 'video' ? change.address : ''
  return stored?.type === 'youtube' ? stored.url : ''
}

export function TilePicture({ tile, name }: { tile: GalleryTile; name: string }) {
  const file = tile.change?.kind === 'image' ? tile.change.file : null
  const video = videoOf(tile)
  if (video) return <Video key={video} address={video} />
  if (file) return <FileImage className={styles.picture} file={file} alt={name} />
  const picked = tile.change?.kind === 'picked' ? tile.change.picture : null
  const picture = picked ?? tile.stored?.picture ?? null
  return <Picture className={styles.picture} picture={picture} alt={name} sizes="6rem" />
}

function Video({ address }: { address: string }) {
  return (
    <>
      <VideoThumbnail className={styles.picture ?? ''} youtubeId={youtubeId(address)} />
      <IconPlayerPlayFilled className={styles.play} size={24} aria-hidden="true" />
    </>
  )
}
