import {
  IconChevronLeft,
  IconChevronRight,
  IconGripVertical,
  IconPencil,
  IconTrash,
  IconTypography,
} from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { DialogTrigger } from 'react-aria-components'
import type { LanguageCode } from '../../../domain/language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ImageChooser } from '../../kit/fields/image-drop.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { galleryWords } from './words.ts'
import type { GalleryTile } from './gallery-tiles.ts'
import { TitlesPopover } from './titles-popover.tsx'
import { videoOf } from './tile-picture.tsx'
import { VideoPopover } from './video-popover.tsx'

export type TileActions = {
  tile: GalleryTile
  name: string
  isFirst: boolean
  isLast: boolean
  onReplace: (files: File[]) => void
  onAddress: (address: string) => void
  onTitle: (language: LanguageCode, title: string) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

/** What can be done with an item that stays. */
export function TileTools(props: TileActions) {
  const words = useWords(galleryWords)
  const { tile, name, onRemove, onTitle } = props
  return (
    <>
      <MoveTools {...props} />
      <DialogTrigger>
        <IconButton label={words.titlesOf(name)}>
          <IconTypography size={16} aria-hidden="true" />
        </IconButton>
        <TitlesPopover name={name} titles={tile.titles} onTitle={onTitle} />
      </DialogTrigger>
      <EditTool {...props} />
      <IconButton label={words.remove(name)} onPress={onRemove}>
        <IconTrash size={16} aria-hidden="true" />
      </IconButton>
    </>
  )
}

/** One place earlier or later, and a handle to be dragged by mouse, finger and keyboard. */
function MoveTools({ name, isFirst, isLast, onMove }: TileActions) {
  const words = useWords(galleryWords)
  const pressed = useRef<string | null>(null)
  const tools = useRef<HTMLSpanElement>(null)

  // An element that changes its place in the document loses the focus.
  useLayoutEffect(() => {
    if (!pressed.current) return
    tools.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus()
    pressed.current = null
  })

  function move(direction: 'earlier' | 'later') {
    if (direction === 'earlier' ? isFirst : isLast) return
    pressed.current = direction
    onMove(direction === 'earlier' ? -1 : 1)
  }

  return (
    <span ref={tools}>
      <IconButton
        label={words.earlier(name)}
        aria-disabled={isFirst}
        data-move="earlier"
        onPress={() => move('earlier')}
      >
        <IconChevronLeft className="flip" size={16} aria-hidden="true" />
      </IconButton>
      <IconButton slot="drag" label={words.drag(name)}>
        <IconGripVertical size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.later(name)}
        aria-disabled={isLast}
        data-move="later"
        onPress={() => move('later')}
      >
        <IconChevronRight className="flip" size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

function EditTool({ tile, name, onReplace, onAddress }: TileActions) {
  const words = useWords(galleryWords)
  const video = videoOf(tile)
  const pencil = <IconPencil size={16} aria-hidden="true" />
  if (!video) {
    return (
      <ImageChooser onFiles={onReplace}>
        <IconButton label={words.replace(name)}>{pencil}</IconButton>
      </ImageChooser>
    )
  }
  return (
    <DialogTrigger>
      <IconButton label={words.edit(name)}>{pencil}</IconButton>
      <VideoPopover
        title={words.editVideo}
        action={words.apply}
        address={video}
        onAddress={onAddress}
      />
    </DialogTrigger>
  )
}
