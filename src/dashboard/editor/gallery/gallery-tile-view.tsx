import { IconArrowBackUp } from '@tabler/icons-react'
import { Button, DialogTrigger, GridListItem } from 'react-aria-components'
import { directionOf } from '../../../domain/languages/language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { type GalleryWords, galleryWords } from './words.ts'
import styles from './gallery-editor.module.css'
import { type GalleryTile, stateOf } from './gallery-tiles.ts'
import { TilePicture, videoOf } from './tile-picture.tsx'
import { TitlesPopover } from './titles-popover.tsx'
import { UploadProgress } from '../media-chooser/upload-progress.tsx'
import { DragHandle } from '../../kit/sorting/move-tools.tsx'
import { type TileActions, TileTools } from './tile-tools.tsx'

type TileViewProps = TileActions & {
  sentShare: number | null
  isSent: boolean
  onKeep: () => void
}

export function tileName(words: GalleryWords, tiles: GalleryTile[], tile: GalleryTile): string {
  const number = tiles.indexOf(tile) + 1
  return videoOf(tile) ? words.video(number) : words.image(number)
}

export function GalleryTileView(props: TileViewProps) {
  const words = useWords(galleryWords)
  const { language } = useLocale()
  const { tile, name, index, sorting, sentShare, isSent } = props
  const isStaying = index >= 0
  const state = stateOf(tile)
  const title = tile.titles[language] ?? ''
  return (
    <GridListItem
      id={tile.id}
      textValue={name}
      className={styles.tile ?? ''}
      data-state={state}
      {...(isStaying && sorting.rowOf(index))}
    >
      <div className={styles.face} {...(isStaying && sorting.surfaceOf(index))}>
        <TilePicture tile={tile} name={name} />
        {isStaying && (
          <div className={styles.handle}>
            <DragHandle {...{ name, index, sorting }} />
          </div>
        )}
        {state !== 'existing' && (
          <span className={styles.asterisk}>
            <span aria-hidden="true">*</span>
            {state !== 'deleted' && <span className="sr">{words.notSaved}</span>}
          </span>
        )}
        {sentShare !== null && (
          <div className={styles.sending}>
            <UploadProgress name={name} share={sentShare} isSent={isSent} />
          </div>
        )}
      </div>
      <div className={styles.foot}>
        {state === 'deleted' ? (
          <>
            <span className={styles.title}>{words.removed}</span>
            <IconButton label={words.undoRemoval(name)} onPress={props.onKeep}>
              <IconArrowBackUp className="flip" size={16} aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          <>
            <DialogTrigger>
              <Button className={styles.title}>
                {title ? (
                  <bdi lang={language} dir={directionOf(language)}>
                    {title}
                  </bdi>
                ) : (
                  words.noTitle
                )}
                <span className="sr">: {words.titlesOf(name)}</span>
              </Button>
              <TitlesPopover name={name} titles={tile.titles} onTitle={props.onTitle} />
            </DialogTrigger>
            <TileTools {...props} />
          </>
        )}
      </div>
    </GridListItem>
  )
}
