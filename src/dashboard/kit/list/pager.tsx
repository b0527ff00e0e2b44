import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Pagination } from '../../../domain/search/pagination.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { kitWords } from '../words.ts'
import { useQuery } from './use-query.ts'
import styles from './list.module.css'

type PagerProps = {
  pagination: Pagination
  pageSize: number
  isAlwaysShown?: boolean
}

export function Pager({ pagination, pageSize, isAlwaysShown = false }: PagerProps) {
  const words = useWords(kitWords)
  const { change } = useQuery()
  const { current_page: page, last_page: last, total } = pagination
  if (last <= 1 && !isAlwaysShown) return null
  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  const goTo = (target: number) =>
    change((latest) => {
      latest.set('page', String(target))
      return latest
    })
  return (
    <nav className={styles.pager} aria-label={words.pager.label}>
      <p className="num">{words.pager.range(from, to, total)}</p>
      <div className={styles.steps}>
        <IconButton
          label={words.pager.previous}
          isDisabled={page <= 1}
          onPress={() => goTo(page - 1)}
        >
          <IconChevronLeft className="flip" size={20} aria-hidden="true" />
        </IconButton>
        <p className="num">{words.pager.page(page, last)}</p>
        <IconButton
          label={words.pager.next}
          isDisabled={page >= last}
          onPress={() => goTo(page + 1)}
        >
          <IconChevronRight className="flip" size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </nav>
  )
}
