import { useState } from 'react'
import { DialogTrigger } from 'react-aria-components'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { imageProblem, noteMoving } from '../../kit/fields/check-image.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { galleryWords } from './words.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { SentFiles } from '../document/sent-files.ts'
import { added, edited, type GalleryTile, hasRoomFor, isChanged, isFull } from './gallery-tiles.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkIcon } from '../../../ui/link-icon.tsx'
import { ImageDrop } from '../../kit/fields/image-drop.tsx'
import styles from './gallery-editor.module.css'
import { MediaChooser } from '../media-chooser/media-chooser.tsx'
import { VideoPopover } from './video-popover.tsx'

type GalleryEditorProps = {
  tiles: GalleryTile[]
  onChange: (tiles: GalleryTile[]) => void
  sent: SentFiles | null
}
type Refusal = { name: string; reason: string }

export function GalleryEditor({ tiles, onChange, sent }: GalleryEditorProps) {
  const words = useWords(galleryWords)
  const { translate } = useLocale()
  const [refused, setRefused] = useState<Refusal[]>([])

  function reasonAgainst(file: File, gallery: GalleryTile[]): string | null {
    const problem = imageProblem(file)
    if (problem) return translate(problem)
    return hasRoomFor(file, gallery) ? null : words.full
  }

  function takeImages(
    files: File[],
    withImage: (gallery: GalleryTile[], file: File) => GalleryTile[],
  ) {
    const refusals: Refusal[] = []
    const taken: File[] = []
    let gallery = tiles
    for (const file of files) {
      const reason = reasonAgainst(file, gallery)
      if (reason) refusals.push({ name: file.name, reason })
      else {
        taken.push(file)
        gallery = withImage(gallery, file)
      }
    }
    setRefused(refusals)
    onChange(gallery)
    void noteMoving(taken)
  }

  function takePicked(pictures: LibraryPictureResponse[]) {
    const refusals: Refusal[] = []
    let gallery = tiles
    for (const { id, width, height, blur, name } of pictures) {
      const change = { kind: 'picked', picture: { id, width, height, blur } } as const
      if (isFull(gallery)) refusals.push({ name, reason: words.full })
      else gallery = added(gallery, change)
    }
    setRefused(refusals)
    onChange(gallery)
  }

  return (
    <SideCard
      title={words.title}
      isUnsaved={isChanged(tiles)}
      problem={refused.length > 0 && <Refusals refused={refused} />}
    >
      {tiles.length > 0 && (
        <LazyMount
          load={galleryGrid}
          before={<Spinner />}
          given={{
            tiles,
            onChange,
            onReplace: (id, files) =>
              takeImages(files, (gallery, file) => edited(gallery, id, { kind: 'image', file })),
            sent,
          }}
        />
      )}
      <AddTiles
        isFull={isFull(tiles)}
        onImages={(files) =>
          takeImages(files, (gallery, file) => added(gallery, { kind: 'image', file }))
        }
        onPicked={takePicked}
        onVideo={(address) => onChange(added(tiles, { kind: 'video', address }))}
      />
    </SideCard>
  )
}

/**
 * The code that orders items by mouse, keys and buttons is only fetched for a gallery that has
 * some.
 */
async function galleryGrid() {
  return (await import('./gallery-grid.tsx')).GalleryGrid
}

function Refusals({ refused }: { refused: Refusal[] }) {
  return (
    <ul>
      {refused.map(({ name, reason }) => (
        <li key={name}>
          <bdi>{name}</bdi>: {reason}
        </li>
      ))}
    </ul>
  )
}

type AddTilesProps = {
  isFull: boolean
  onImages: (files: File[]) => void
  onPicked: (pictures: LibraryPictureResponse[]) => void
  onVideo: (address: string) => void
}

function AddTiles({ isFull, onImages, onPicked, onVideo }: AddTilesProps) {
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
