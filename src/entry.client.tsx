import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepTexts } from './keep-texts.ts'

const isTranslated = keepTexts()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError },
  )
})

/** A page that was translated before its scripts came is drawn anew, which is no error. */
function onRecoverableError(error: unknown): void {
  if (!isTranslated()) reportError(error)
}
