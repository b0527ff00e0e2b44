import { useCallback, useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useWords } from '../../app/locale/locale.tsx'
import { kitWords } from '../words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

/**
 * Asks before unsaved changes are left; a session that ends leaves them on screen, too. The router listens
 * to one of several guards, so each of them asks for whatever is unsaved.
 */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const words = useWords(kitWords)
  const common = useWords(commonWords)
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
      question={words.leaveQuestion}
      explanation={words.leaveHint}
      confirm={common.actions.leave}
      cancel={common.actions.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}

let forms = 0

export function hasUnsavedWork(): boolean {
  return forms > 0
}

function useUnsavedWork(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    forms += 1
    return () => {
      forms -= 1
    }
  }, [isDirty])
}
