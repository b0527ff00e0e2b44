import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { RemovedResponse } from '../../../contract/trash.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'
import { nameOfRemoved, pathOfRemoved } from './removed-item.ts'
import { trashWords } from './words.ts'

/** Brings things back, says where they are, and remembers why one was refused. */
export function useRestoring() {
  const words = useWords(trashWords)
  const { language, locale } = useLocale()
  const { revalidate } = useRevalidator()
  const [restoring, setRestoring] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function restore(removed: RemovedResponse) {
    if (restoring !== null) return
    setRestoring(removed.id)
    setFailure(null)
    const answer = await client().trash.restore(removed.id)
    setRestoring(null)
    if (!answer.ok) {
      setFailure(answer.message)
      return showFailure(answer)
    }
    // A language that is back is offered by the switcher, too.
    await revalidate()
    const detail = words.restored(nameOfRemoved(removed, language, locale))
    showToast('success', messages.accomplished, {}, { detail, path: pathOfRemoved(removed) })
    focusHeading()
  }

  return { restoring, failure, restore: (one: RemovedResponse) => void restore(one) }
}
