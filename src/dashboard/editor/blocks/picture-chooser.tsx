import { IconPhotoPlus } from '@tabler/icons-react'
import type { Picture } from '../../../domain/media.ts'
import { Button } from '../../../ui/button.tsx'

type PictureChooserProps = {
  label: string
  multiple?: boolean
  isDisabled?: boolean
  onChoose: (pictures: Picture[]) => void
}

/** A button that opens the media library. */
export function PictureChooser({ label, isDisabled = false }: PictureChooserProps) {
  return (
    <Button isDisabled={isDisabled} icon={<IconPhotoPlus size={18} aria-hidden="true" />}>
      {label}
    </Button>
  )
}
