import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { SearchBox } from '../../kit/list/search-box.tsx'
import type { Kept, LibraryPages } from './use-library-pages.ts'
import styles from './media-chooser.module.css'

type ChooserWord = 'search' | 'failed' | 'nothingFound' | 'empty' | 'more' | 'choose'
type ChooserWords = Record<ChooserWord, string> & { chosen: (count: number) => string }

type LibraryChooserProps<Item extends Kept> = {
  title: string
  words: ChooserWords
  library: LibraryPages<Item>
  chosen: Item[]
  isCounted: boolean
  onChoose: (chosen: Item[]) => void
  onClose: () => void
  upload: ReactNode
  children: ReactNode
}

export function LibraryChooser<Item extends Kept>(props: LibraryChooserProps<Item>) {
  const { title, words, library, chosen, isCounted, onChoose, onClose, upload, children } = props
  const { actions } = useWords(commonWords)
  const { translate } = useLocale()
  const hasNone = library.page > 0 && library.items.length === 0 && !library.failure
  return (
    <Dialog
      isOpen
      isForm
      isWide
      title={title}
      onClose={onClose}
      actions={
        <>
          {isCounted && chosen.length > 0 && (
            <output className={styles.count}>{words.chosen(chosen.length)}</output>
          )}
          <Button onPress={onClose}>{actions.cancel}</Button>
          <Button
            look="primary"
            isDisabled={chosen.length === 0}
            onPress={() => {
              onChoose(chosen)
              onClose()
            }}
          >
            {words.choose}
          </Button>
        </>
      }
    >
      {/* The search is no part of a form that the dialog was opened from. */}
      <div className={styles.chooser} onSubmit={(event) => event.stopPropagation()}>
        <SearchBox label={words.search} query={library.q} onSearch={library.search} />
        {upload}
        {library.failure && <FormAlert title={`${words.failed}: ${translate(library.failure)}`} />}
        {library.page === 0 && <Spinner />}
        {hasNone && <p className={styles.none}>{library.q ? words.nothingFound : words.empty}</p>}
        {library.items.length > 0 && children}
        {library.hasMore && (
          <Button isPending={library.isWaiting} onPress={library.showMore}>
            {words.more}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
