import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Result } from '../../api/client/send.ts'
import { showToast } from '../app/toast-queue.ts'
import { showFailure } from './toasts/show-failure.ts'

type Copied = { message: string; path: string }

/** Leads to the copy. A second press would otherwise make a second one before that. */
export function useDuplicate(copy: () => Promise<Result<Copied>>): () => void {
  const navigate = useNavigate()
  const isCopying = useRef(false)

  async function duplicate() {
    if (isCopying.current) return
    isCopying.current = true
    const copied = await copy()
    isCopying.current = false
    if (!copied.ok) return showFailure(copied)
    showToast('success', copied.value.message)
    await navigate(copied.value.path)
  }

  return () => void duplicate()
}
