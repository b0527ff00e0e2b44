import { useState } from 'react'
import { GridList } from 'react-aria-components'
import { useWords } from '../../app/locale/locale.tsx'
import { useReorder } from '../../kit/sorting/use-reorder.ts'
import { galleryWords } from './words.ts'
import { type SentFiles, shareOf } from '../document/sent-files.ts'
import styles from './gallery-editor.module.css'
import { GalleryTileView, tileName } from './gallery-tile-view.tsx'
import {
  edited,
  type GalleryTile,
  restored,
  moved,
  removed,
  staying,
  titled,
} from './gallery-tiles.ts'

type GalleryGridProps = {
  tiles: GalleryTile[]
  onChange: (tiles: GalleryTile[]) => void
  onReplace: (id: string, files: File[]) => void
  sent: SentFiles | null
}

export function GalleryGrid({ tiles, onChange, onReplace, sent }: GalleryGridProps) {
  const words = useWords(galleryWords)
  const [announced, setAnnounced] = useState('')
  const shown = staying(tiles)
  const dragAndDropHooks = useReorder(tiles, onChange)

  function move(tile: GalleryTile, step: -1 | 1) {
    const after = moved(tiles, tile.id, step)
    const index = staying(after).findIndex(({ id }) => id === tile.id)
    setAnnounced(words.movedTo(tileName(words, tiles, tile), index + 1, shown.length))
    onChange(after)
  }

  return (
    <>
      <GridList
        className={styles.grid}
        aria-label={words.title}
        layout="grid"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        items={tiles}
        dependencies={[tiles, sent, words]}
      >
        {(tile) => (
          <GalleryTileView
            tile={tile}
            name={tileName(words, tiles, tile)}
            isFirst={shown[0] === tile}
            isLast={shown.at(-1) === tile}
            sentShare={sent && shareOfTile(tile, sent)}
            isSent={sent?.share === 1}
            onReplace={(files) => onReplace(tile.id, files)}
            onAddress={(address) => onChange(edited(tiles, tile.id, { kind: 'video', address }))}
            onTitle={(language, title) => onChange(titled(tiles, tile.id, language, title))}
            onMove={(step) => move(tile, step)}
            onRemove={() => onChange(removed(tiles, tile.id))}
            onKeep={() => onChange(restored(tiles, tile.id))}
          />
        )}
      </GridList>
      <output className="sr">{announced}</output>
    </>
  )
}

function shareOfTile({ change }: GalleryTile, sent: SentFiles): number | null {
  return change?.kind === 'image' ? shareOf(change.file, sent) : null
}
