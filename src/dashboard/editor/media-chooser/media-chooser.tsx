import { IconLibraryPhoto } from '@tabler/icons-react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { useMediaChooser } from './use-media-chooser.tsx'
import { mediaWords } from './words.ts'

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
