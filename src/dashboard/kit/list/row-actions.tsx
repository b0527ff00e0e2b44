import { IconCopy, IconExternalLink, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { duplicateWords } from '../duplicate-words.ts'
import { kitWords } from '../words.ts'
import styles from './table.module.css'

type RowActionsProps = {
  name: string
  onEdit?: () => void
  view?: { label: string; href: string } | false | undefined
  preview?: { label: string; open: () => void } | false
  onDuplicate?: (() => void) | false
  onRemove?: (() => void) | false
  children?: ReactNode
}

export function RowActions(props: RowActionsProps) {
  const { name, onEdit, view, preview, onDuplicate, onRemove, children } = props
  const words = useWords(kitWords)
  const { duplicateNamed } = useWords(duplicateWords)
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
      {preview && (
        <IconButton label={preview.label} onPress={preview.open}>
          <IconEye size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {onDuplicate && (
        <span className={styles.copy}>
          <IconButton label={duplicateNamed(name)} onPress={onDuplicate}>
            <IconCopy size={18} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </span>
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
