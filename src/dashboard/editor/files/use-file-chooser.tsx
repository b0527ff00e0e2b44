import { useState } from 'react'
import type { LibraryFileResponse } from '../../../contract/files.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { rememberFile } from './known-files.ts'

type Choice = {
  most?: number
  onChoose: (files: LibraryFileResponse[]) => void
  onClose?: () => void
}

export function useFileChooser({ most = 1, onChoose, onClose }: Choice) {
  const [opening, setOpening] = useState(0)
  function choose(files: LibraryFileResponse[]) {
    for (const file of files) rememberFile(file)
    onChoose(files)
  }
  function close() {
    setOpening(0)
    onClose?.()
  }
  return {
    open: () => setOpening(opening + 1),
    chooser: opening > 0 && (
      <LazyMount
        key={opening}
        load={fileChooserDialog}
        given={{ most, onChoose: choose, onClose: close }}
      />
    ),
  }
}

async function fileChooserDialog() {
  return (await import('./file-chooser-dialog.tsx')).FileChooserDialog
}
