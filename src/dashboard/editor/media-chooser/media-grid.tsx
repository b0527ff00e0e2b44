import { IconCheck } from '@tabler/icons-react'
import { GridList, GridListItem, type Selection } from 'react-aria-components'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { mediaWords } from './words.ts'
import styles from './media-chooser.module.css'

type MediaGridProps = {
  pictures: LibraryPictureResponse[]
  isMultiple: boolean
  chosen: string[]
  onChange: (ids: string[]) => void
  onOpen?: ((id: string) => void) | undefined
}

export function MediaGrid({ pictures, isMultiple, chosen, onChange, onOpen }: MediaGridProps) {
  const words = useWords(mediaWords)

  function change(selection: Selection) {
    const keys = new Set(selection === 'all' ? pictures.map(({ id }) => id) : selection)
    const shown = new Set(pictures.map(({ id }) => id))
    const remaining = chosen.filter((id) => keys.has(id) || !shown.has(id))
    onChange([...remaining, ...[...keys].map(String).filter((id) => !chosen.includes(id))])
  }

  return (
    <GridList
      className={styles.grid}
      aria-label={words.title}
      layout="grid"
      items={pictures}
      dependencies={[words]}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      selectionBehavior={isMultiple ? 'toggle' : 'replace'}
      disallowEmptySelection={!isMultiple}
      escapeKeyBehavior="none"
      selectedKeys={chosen}
      onSelectionChange={change}
      {...(onOpen && { onAction: (key) => onOpen(String(key)) })}
    >
      {(picture) => <Tile picture={picture} />}
    </GridList>
  )
}

function Tile({ picture }: { picture: LibraryPictureResponse }) {
  const words = useWords(mediaWords)
  const { id, name, width, height } = picture
  const called = name || words.unnamed
  return (
    <GridListItem
      id={id}
      className={styles.tile ?? ''}
      textValue={`${called}, ${words.size(width, height)}`}
    >
      <span className={styles.face}>
        <Picture className={styles.picture ?? ''} picture={picture} alt="" sizes="12rem" />
        <span className={styles.check}>
          <IconCheck size={16} stroke={2.5} aria-hidden="true" />
        </span>
      </span>
      <bdi className={styles.name}>{called}</bdi>
      <span className={styles.size}>{words.size(width, height)}</span>
    </GridListItem>
  )
}
