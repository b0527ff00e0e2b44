import { useNavigate } from 'react-router'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import { mediaWords } from '../../editor/media-chooser/words.ts'
import { FilterMenu } from '../../kit/list/filter-menu.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { addressOf, type LibraryView } from './library-view.ts'
import { libraryWords } from './words.ts'

export function LibraryToolbar({ view }: { view: LibraryView }) {
  const words = useWords(libraryWords)
  const { search } = useWords(mediaWords)
  const { nameOf } = useLocale()
  const navigate = useNavigate()
  const languages = useLanguagesChosenFirst()
  const { unused, missing, q } = view
  const show = (changed: Partial<LibraryView>) => void navigate(addressOf({ ...view, ...changed }))
  const options = [
    { id: 'all', name: words.all },
    { id: 'unused', name: words.unused },
    ...languages.map(({ code }) => ({
      id: `missing ${code}`,
      name: words.missingAlt(nameOf(code)),
    })),
  ]

  function choose(id: string) {
    const [, code = ''] = id.split(' ')
    show({ unused: id === 'unused', missing: code })
  }

  return (
    <ListToolbar search={{ label: search, query: q, onSearch: (sought) => show({ q: sought }) }}>
      <FilterMenu
        label={words.filter}
        choices={[
          {
            options,
            chosen: unused ? 'unused' : missing ? `missing ${missing}` : 'all',
            onChoose: choose,
          },
        ]}
      />
    </ListToolbar>
  )
}
