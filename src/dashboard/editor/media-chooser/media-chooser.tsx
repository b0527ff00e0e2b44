import { IconLibraryPhoto } from '@tabler/icons-react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { mediaWords } from './words.ts'
import { useLazyDialog } from '../../kit/lazy-mount.tsx'
import type { Picture } from '../../../domain/media/media.ts'

type MediaChooserProps = {
  multiple?: boolean
  label?: string
  isDisabled?: boolean
  onChoose: (pictures: LibraryPictureResponse[]) => void
}

export function MediaChooser({
  multiple = false,
  label,
  isDisabled = false,
  onChoose,
}: MediaChooserProps) {
  const words = useWords(mediaWords)
  const { open, chooser } = useMediaChooser({ isMultiple: multiple, onChoose })
  return (
    <>
      <Button
        isDisabled={isDisabled}
        icon={<IconLibraryPhoto size={18} aria-hidden="true" />}
        onPress={open}
      >
        {label ?? words.fromLibrary}
      </Button>
      {chooser}
    </>
  )
}

type Choice = {
  isMultiple?: boolean
  onChoose: (pictures: LibraryPictureResponse[]) => void
  onClose?: () => void
}

export function useMediaChooser({ isMultiple = false, onChoose, onClose }: Choice) {
  const { open, close, mount } = useLazyDialog(mediaChooserDialog)
  function endChoice() {
    close()
    onClose?.()
  }
  return { open, chooser: mount({ isMultiple, onChoose, onClose: endChoice }) }
}

async function mediaChooserDialog() {
  return (await import('./media-chooser-dialog.tsx')).MediaChooserDialog
}

export function pictureIn({ id, width, height, blur }: LibraryPictureResponse): Picture {
  return { id, width, height, blur }
}
