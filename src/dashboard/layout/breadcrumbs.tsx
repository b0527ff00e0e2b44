import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import type { Crumb } from './use-trail.ts'
import styles from './breadcrumbs.module.css'

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const words = useWords(layoutWords)
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className={styles.trail}>
        {trail.map((crumb, index) => (
          <li key={index}>
            {index > 0 && <IconChevronRight className="flip" size={16} aria-hidden="true" />}
            <CrumbName crumb={crumb} isLast={index === trail.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbName({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (crumb.path) return <Link to={crumb.path}>{crumb.name}</Link>
  return (
    <bdi aria-current={isLast ? 'page' : undefined} data-written={crumb.isWritten || undefined}>
      {crumb.name}
    </bdi>
  )
}
