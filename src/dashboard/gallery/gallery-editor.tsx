import { useState } from 'react'
import type { Message } from '../../domain/messages.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { imageProblem } from '../fields/check-image.ts'
import { SideCard } from '../fields/side-card.tsx'
import { useInterface } from '../interface.tsx'
import { AddTiles } from './add-tiles.tsx'
import styles from './gallery-editor.module.css'
import { GalleryTileView } from './gallery-tile-view.tsx'
import {
  added,
  edited,
  type GalleryTile,
  isChanged,
  isFull,
  kept,
  removed,
} from './gallery-tiles.ts'

type GalleryEditorProps = {
  tiles: GalleryTile[]
  onChange: (tiles: GalleryTile[]) => void
  /** How much of the files has been sent, 0…1, while they are. */
  sent: { share: number; files: number } | null
}

export function GalleryEditor({ tiles, onChange, sent }: GalleryEditorProps) {
  const { words, said } = useInterface()
  const [problem, setProblem] = useState<Message | null>(null)

  /** The images among the files; others are ignored and named. */
  function onlyImages(files: File[]): File[] {
    setProblem(files.map(imageProblem).find(Boolean) ?? null)
    return files.filter((file) => !imageProblem(file))
  }
  function addImages(files: File[]) {
    onChange(onlyImages(files).reduce(withImage, tiles))
  }
  function replaceImage(id: string, files: File[]) {
    const [file] = onlyImages(files)
    if (file) onChange(edited(tiles, id, { kind: 'image', file }))
  }

  return (
    <SideCard
      title={words.gallery.title}
      isUnsaved={isChanged(tiles)}
      problem={problem && said(problem)}
    >
      <ul className={styles.grid}>
        {tiles.map((tile, index) => (
          <GalleryTileView
            key={tile.id}
            tile={tile}
            number={index + 1}
            onReplace={(files) => replaceImage(tile.id, files)}
            onAddress={(address) => onChange(edited(tiles, tile.id, { kind: 'video', address }))}
            onRemove={() => onChange(removed(tiles, tile.id))}
            onKeep={() => onChange(kept(tiles, tile.id))}
          />
        ))}
      </ul>
      <AddTiles
        isFull={isFull(tiles)}
        onImages={addImages}
        onVideo={(address) => onChange(added(tiles, { kind: 'video', address }))}
      />
      {sent && <ProgressBar label={words.gallery.sending(sent.files)} share={sent.share} />}
    </SideCard>
  )
}

/** More than one save takes are left out. */
function withImage(tiles: GalleryTile[], file: File): GalleryTile[] {
  return isFull(tiles) ? tiles : added(tiles, { kind: 'image', file })
}
