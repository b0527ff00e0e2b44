import { IconPhoto } from '@tabler/icons-react'
import { LinkButton } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { mediaWords } from '../../editor/media-chooser/words.ts'
import table from '../../kit/list/table.module.css'
import { isFiltered, type LibraryView } from './library-view.ts'
import { libraryWords } from './words.ts'

export function NoPictures({ view }: { view: LibraryView }) {
  const words = useWords(libraryWords)
  const { empty, nothingFound } = useWords(mediaWords)
  if (isFiltered(view)) {
    return (
      <div className={table.none}>
        <h2>{nothingFound}</h2>
        <LinkButton to="?">{words.showAll}</LinkButton>
      </div>
    )
  }
  return (
    <div className={table.none}>
      <IconPhoto className={table.mark} stroke={1} aria-hidden="true" />
      <h2>{empty}</h2>
      <p>{words.emptyHint}</p>
    </div>
  )
}
