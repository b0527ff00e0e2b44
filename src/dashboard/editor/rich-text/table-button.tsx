import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkIcon } from '../../../ui/link-icon.tsx'

export function TableButton({ label }: { label: string }) {
  return (
    <IconButton label={label}>
      <LinkIcon name="table" size={18} />
    </IconButton>
  )
}
