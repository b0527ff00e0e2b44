import { type RefObject, useEffect } from 'react'

/** Sets `data-ready`, for tests, when the document or a part of it is hydrated. */
export function useMarkInteractive(part?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part ? part.current : document.documentElement
    element?.setAttribute('data-ready', 'true')
  }, [part])
}
