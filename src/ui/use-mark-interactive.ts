import { type RefObject, useEffect } from 'react'

/** Says what answers to keys and clicks: the document, or a part of it, which says `false` until then. */
export function useMarkInteractive(part?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part ? part.current : document.documentElement
    element?.setAttribute('data-ready', 'true')
  }, [part])
}
