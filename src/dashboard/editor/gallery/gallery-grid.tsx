import { GridList } from 'react-aria-components'
import { useWords } from '../../app/locale/locale.tsx'
import sortingStyles from '../../kit/sorting/sorting.module.css'
import { useSorting } from '../../kit/sorting/use-sorting.tsx'
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
  const shown = staying(tiles)
  const sorting = useSorting(
    shown.map((tile) => tileName(words, tiles, tile)),
    (from, to) => onChange(moved(tiles, from, to)),
  )

  return (
    <>
      <GridList
        className={`${styles.grid} ${sortingStyles.across}`}
        aria-label={words.title}
        layout="grid"
        keyboardNavigationBehavior="tab"
        items={tiles}
        dependencies={[tiles, sent, words, sorting]}
      >
        {(tile) => (
          <GalleryTileView
            tile={tile}
            name={tileName(words, tiles, tile)}
            index={shown.indexOf(tile)}
            sorting={sorting}
            sentShare={sent && shareOfTile(tile, sent)}
            isSent={sent?.share === 1}
            onReplace={(files) => onReplace(tile.id, files)}
            onAddress={(address) => onChange(edited(tiles, tile.id, { kind: 'video', address }))}
            onTitle={(language, title) => onChange(titled(tiles, tile.id, language, title))}
            onRemove={() => onChange(removed(tiles, tile.id))}
            onKeep={() => onChange(restored(tiles, tile.id))}
          />
        )}
      </GridList>
      {sorting.status}
    </>
  )
}

function shareOfTile({ change }: GalleryTile, sent: SentFiles): number | null {
  return change?.kind === 'image' ? shareOf(change.file, sent) : null
}
