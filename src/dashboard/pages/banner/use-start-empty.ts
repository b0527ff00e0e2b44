import { startTransition, useState } from 'react'
import { useRevalidator } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import type { StartingPoint } from '../../../domain/starting-point/starting-point.ts'
import { overviewApi } from '../../../api/client/overview-api.ts'
import { trashApi } from '../../../api/client/trash-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { startWords } from './start-words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { focusHeading } from '../../app/shell/page-head.tsx'

export function useStartEmpty() {
  const words = useWords(startWords)
  const { revalidate } = useRevalidator()
  const [changes, setChanges] = useState(0)

  async function restore(trashIds: number[]) {
    const answer = await client(trashApi).restoreAll(trashIds)
    if (!answer.ok) return showFailure(answer)
    await show()
    showToast('success', messages.accomplished)
    focusHeading()
  }

  async function show() {
    await revalidate()
    // Loaded content is shown in a transition, and this must not come before it.
    startTransition(() => setChanges((before) => before + 1))
  }

  async function finish(sentence: string, trashIds: number[]) {
    await show()
    showToast('success', sentence, {}, { undo: () => void restore(trashIds) })
  }

  return {
    changes,
    async remove() {
      const answer = await client(overviewApi).startEmpty()
      if (answer.ok) await finish(words.emptied, answer.value.trash_ids)
      return answer
    },
    async startAs(kind: StartingPoint) {
      const answer = await client(overviewApi).startAs(kind)
      if (answer.ok) await finish(words.started, answer.value.trash_ids)
      return answer
    },
  }
}

export type StartEmpty = ReturnType<typeof useStartEmpty>
