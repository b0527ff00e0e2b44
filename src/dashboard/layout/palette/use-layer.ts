import { useEffect, useEffectEvent, useState } from 'react'
import { useDeviceChoice } from '../../app/device-choices.ts'

export type Layer = 'palette' | 'messages' | 'help'

export type LayerState = {
  layer: Layer | null
  open: (layer: Layer) => void
  close: () => void
}

export function useLayer(): LayerState {
  const [layer, setLayer] = useState<Layer | null>(null)
  const [hasQuestionMark] = useDeviceChoice('hasQuestionMark')
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const asked = layerOf(event, hasQuestionMark)
    if (!asked || event.defaultPrevented || (!layer && isSomethingOpen())) return
    event.preventDefault()
    setLayer(layer === asked ? null : asked)
  })
  useEffect(() => {
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { layer, open: setLayer, close: () => setLayer(null) }
}

function layerOf(event: KeyboardEvent, hasQuestionMark: boolean): Layer | null {
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && event.code === 'KeyK' && !event.shiftKey && !event.altKey) return 'palette'
  if (event.key === 'F6' && !isCommand && !event.altKey) return 'messages'
  const isQuestion = event.key === '?' || event.key === '؟'
  return isQuestion && hasQuestionMark && !isWriting(event.target) ? 'help' : null
}

/** A question or a form above the page is answered first. */
function isSomethingOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable] *, [contenteditable]')
  )
}
