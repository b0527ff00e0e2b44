import { useEffect, useRef, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { showToast } from '../../app/toast-queue.ts'
import { focusWrongSoon } from './use-submission.ts'

export function useCheckedSave<Part extends HTMLElement>(isRight: boolean, save: () => void) {
  const ref = useRef<Part>(null)
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (refusals === 0) return
    return focusWrongSoon(ref)
  }, [refusals])

  return {
    ref,
    /** The form shows what is wrong from the first refusal on; it counts how many came in a row. */
    refusals,
    save() {
      if (isRight) {
        setRefusals(0)
        save()
        return
      }
      setRefusals(refusals + 1)
      showToast('error', messages.invalidInput)
    },
  }
}
