import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { ConflictDialogProps } from './conflict-choices.tsx'

export function ConflictDialog(props: ConflictDialogProps) {
  return <LazyMount load={conflictChoices} given={props} />
}

async function conflictChoices() {
  return (await import('./conflict-choices.tsx')).ConflictChoices
}
