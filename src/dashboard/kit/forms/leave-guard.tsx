import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useInterface } from '../../app/locale/interface.tsx'
import { hasUnsavedWork, useUnsavedWork } from './unsaved-work.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

/**
 * Asks before unsaved changes are left; a session that ends leaves them on screen, too. The router listens
 * to one of several guards, so each of them asks for whatever is unsaved.
 */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { words } = useInterface()
  useUnsavedWork(isDirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault()
      },
      [isDirty],
    ),
  )
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      question={words.form.leaveQuestion}
      explanation={words.form.leaveHint}
      confirm={words.actions.leave}
      cancel={words.actions.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
