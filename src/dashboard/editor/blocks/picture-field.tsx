import { IconFocusCentered } from '@tabler/icons-react'
import { useState } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { Cover } from '../../../domain/media/media.ts'
import { Button } from '../../../ui/button.tsx'
import { IconToggle } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { MediaChooser, pictureIn } from '../media-chooser/media-chooser.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { coverWords } from '../cover/words.ts'
import styles from './picture-field.module.css'
import { blockWords } from './words.ts'

type PictureFieldProps = {
  label: string
  picture: Cover | null
  onChange: (picture: Cover | null) => void
  note?: string
}

export function PictureField({ label, picture, onChange, note }: PictureFieldProps) {
  const { pictures: words } = useWords(blockWords)
  const { focus: focusWords } = useWords(coverWords)
  const [isPlacing, setPlacing] = useState(false)

  function choose([chosen]: LibraryPictureResponse[]) {
    if (chosen) onChange({ ...pictureIn(chosen), focus: null })
  }

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {picture && isPlacing && (
        <LazyMount
          load={focusPicker}
          given={{
            stored: picture,
            change: null,
            focus: picture.focus,
            alt: '',
            onChange: (focus) => onChange({ ...picture, focus }),
          }}
        />
      )}
      {picture && !isPlacing && (
        <Picture className={styles.thumbnail ?? ''} picture={picture} alt="" sizes="16rem" />
      )}
      {!picture && note && <p className={styles.note}>{note}</p>}
      <div className={styles.tools}>
        <MediaChooser label={picture ? words.replace : words.choose} onChoose={choose} />
        {picture && (
          <>
            <IconToggle label={focusWords.title} isSelected={isPlacing} onChange={setPlacing}>
              <IconFocusCentered size={18} aria-hidden="true" />
            </IconToggle>
            <Button look="quiet" onPress={() => onChange(null)}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
    </fieldset>
  )
}

async function focusPicker() {
  return (await import('../cover/focus-picker.tsx')).FocusPicker
}
