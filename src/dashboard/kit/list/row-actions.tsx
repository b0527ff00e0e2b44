import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { kitWords } from '../words.ts'
import styles from './table.module.css'

type RowActionsProps = {
  name: string
  onEdit?: () => void
  view?: { label: string; href: string } | false | undefined
  onRemove?: (() => void) | false
  children?: ReactNode
}

export function RowActions({ name, onEdit, view, onRemove, children }: RowActionsProps) {
  const words = useWords(kitWords)
  const { newTab } = useWords(shellWords)
  return (
    <div className={styles.actions}>
      {onEdit && (
        <IconButton label={words.editNamed(name)} onPress={onEdit}>
          <IconPencil size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {view && (
        <IconLink label={`${view.label} (${newTab})`} href={view.href}>
          <IconExternalLink className="flip" size={18} stroke={1.75} aria-hidden="true" />
        </IconLink>
      )}
      {onRemove && (
        <IconButton isDangerous label={words.deleteNamed(name)} onPress={onRemove}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {children}
    </div>
  )
}
