import { useState } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'

type Choice = {
  isMultiple?: boolean
  onChoose: (pictures: LibraryPictureResponse[]) => void
  onClose?: () => void
}

export function useMediaChooser({ isMultiple = false, onChoose, onClose }: Choice) {
  // Counted, so that a script that did not come is asked for again.
  const [opening, setOpening] = useState(0)
  function close() {
    setOpening(0)
    onClose?.()
  }
  return {
    open: () => setOpening(opening + 1),
    chooser: opening > 0 && (
      <LazyMount
        key={opening}
        load={mediaChooserDialog}
        given={{ isMultiple, onChoose, onClose: close }}
      />
    ),
  }
}

async function mediaChooserDialog() {
  return (await import('./media-chooser-dialog.tsx')).MediaChooserDialog
}
