import { IconChevronDown } from '@tabler/icons-react'
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components'
import { useWords } from '../../app/locale/locale.tsx'
import { SearchResultFields, type SearchResultFieldsProps } from './search-result-fields.tsx'
import styles from './search-result.module.css'
import { searchResultWords } from './words.ts'

export function FoldedSearchResult(props: SearchResultFieldsProps) {
  const words = useWords(searchResultWords)
  return (
    <Disclosure className={styles.fold}>
      <Button slot="trigger" className={styles.trigger}>
        <IconChevronDown size={18} aria-hidden="true" />
        <span>{words.title}</span>
      </Button>
      <DisclosurePanel>
        <SearchResultFields {...props} />
      </DisclosurePanel>
    </Disclosure>
  )
}
