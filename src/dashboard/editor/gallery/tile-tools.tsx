import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { MoreMenu } from '../../kit/more-menu.tsx'
import { type GalleryWords, galleryWords } from './words.ts'
import type { Sorting } from '../../kit/sorting/use-sorting.tsx'
import type { GalleryTile } from './gallery-tiles.ts'
import { videoOf } from './tile-picture.tsx'
import { VideoPopover } from './video-popover.tsx'

export type TileActions = {
  tile: GalleryTile
  name: string
  index: number
  sorting: Sorting
  onReplace: (files: File[]) => void
  onAddress: (address: string) => void
  onTitle: (language: LanguageCode, title: string) => void
  onRemove: () => void
}

type Action = keyof GalleryWords['actions']

export function TileTools(props: TileActions) {
  const words = useWords(galleryWords)
  const { tile, name, index, sorting, onReplace, onAddress, onRemove } = props
  const video = videoOf(tile)
  const opener = useRef<HTMLSpanElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const hasMoved = useRef(false)
  const [isEditing, setIsEditing] = useState(false)

  // An element that changes its place in the document loses the focus.
  useLayoutEffect(() => {
    if (!hasMoved.current) return
    hasMoved.current = false
    opener.current?.querySelector('button')?.focus()
  })

  function move(step: -1 | 1) {
    hasMoved.current = true
    sorting.move(index, index + step)
  }

  const actions: Record<Action, () => void> = {
    earlier: () => move(-1),
    later: () => move(1),
    replace: () => chooser.current?.click(),
    edit: () => setIsEditing(true),
    remove: onRemove,
  }
  const offered: Action[] = ['earlier', 'later', video ? 'edit' : 'replace', 'remove']

  function replace({ target }: ChangeEvent<HTMLInputElement>) {
    onReplace([...(target.files ?? [])])
    target.value = ''
  }

  return (
    <span ref={opener}>
      <MoreMenu
        label={words.actionsOn(name)}
        items={offered.map((action) => ({
          name: words.actions[action],
          run: actions[action],
          isDisabled:
            (index === 0 && action === 'earlier') ||
            (index === sorting.total - 1 && action === 'later'),
        }))}
      />
      <input ref={chooser} type="file" accept="image/*" hidden onChange={replace} />
      {video && (
        <VideoPopover
          opened={{ by: opener, isOpen: isEditing, onOpenChange: setIsEditing }}
          title={words.editVideo}
          action={words.apply}
          address={video}
          onAddress={onAddress}
        />
      )}
    </span>
  )
}
