import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useInterface } from '../interface.tsx'
import { storedToken } from '../session.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks before unsaved changes are left, except when the session is over: then staying saves nothing. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { words } = useInterface()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && storedToken() !== null && currentLocation.pathname !== nextLocation.pathname,
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
