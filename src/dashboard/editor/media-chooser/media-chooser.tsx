import { IconLibraryPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { mediaWords } from './words.ts'

type MediaChooserProps = {
  multiple?: boolean
  /** The button, where it is not "From the library". */
  label?: string
  isDisabled?: boolean
  /** In the order chosen; one, unless it may be several. */
  onChoose: (pictures: LibraryPictureResponse[]) => void
}

/** The button "From the library", and the dialog it opens. */
export function MediaChooser({
  multiple = false,
  label,
  isDisabled = false,
  onChoose,
}: MediaChooserProps) {
  const words = useWords(mediaWords)
  // Counted, so that a script that did not come is asked for again.
  const [opening, setOpening] = useState(0)
  return (
    <>
      <Button
        isDisabled={isDisabled}
        icon={<IconLibraryPhoto size={18} aria-hidden="true" />}
        onPress={() => setOpening(opening + 1)}
      >
        {label ?? words.fromLibrary}
      </Button>
      {opening > 0 && (
        <LazyMount
          key={opening}
          load={mediaChooserDialog}
          given={{ isMultiple: multiple, onChoose, onClose: () => setOpening(0) }}
        />
      )}
    </>
  )
}

async function mediaChooserDialog() {
  return (await import('./media-chooser-dialog.tsx')).MediaChooserDialog
}
