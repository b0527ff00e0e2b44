import type { LibraryFileResponse } from '../../../contract/files.ts'
import { useLazyDialog } from '../../kit/lazy-mount.tsx'
import { rememberFile } from './known-files.ts'

type Choice = {
  most?: number
  onChoose: (files: LibraryFileResponse[]) => void
  onClose?: () => void
}

export function useFileChooser({ most = 1, onChoose, onClose }: Choice) {
  const { open, close, mount } = useLazyDialog(fileChooserDialog)
  function choose(files: LibraryFileResponse[]) {
    for (const file of files) rememberFile(file)
    onChoose(files)
  }
  function endChoice() {
    close()
    onClose?.()
  }
  return { open, chooser: mount({ most, onChoose: choose, onClose: endChoice }) }
}

async function fileChooserDialog() {
  return (await import('./file-chooser-dialog.tsx')).FileChooserDialog
}
