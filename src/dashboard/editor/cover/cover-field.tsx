import { type ReactNode, useState } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { Cover, Focus } from '../../../domain/media/media.ts'
import type { Message } from '../../../domain/messages.ts'
import { isSame } from '../../../domain/documents/revision.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkIcon } from '../../../ui/link-icon.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { coverWords, type PictureWords } from './words.ts'
import { imageProblem, noteMoving } from '../../kit/fields/check-image.ts'
import { type CoverChange, hasCover } from './cover-change.ts'
import { CoverPicture } from './cover-picture.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { MediaChooser } from '../media-chooser/media-chooser.tsx'
import { ImageDrop } from '../../kit/fields/image-drop.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import styles from './cover-field.module.css'

type CoverFieldProps = {
  words?: PictureWords
  stored: Cover | null
  change: CoverChange
  onChange: (change: CoverChange) => void
  focus?: Focus | null
  onFocus?: (focus: Focus | null) => void
  children?: ReactNode
}

export function CoverField({ stored, change, children, ...props }: CoverFieldProps) {
  const words = useWords(coverWords)
  const { translate } = useLocale()
  const { words: named = words.cover, focus = null, onFocus } = props
  const [problem, setProblem] = useState<Message | null>(null)
  const isEmpty = !hasCover(change, stored)
  const isFocusChanged = onFocus !== undefined && !isSame(focus, stored?.focus ?? null)

  /** Another picture begins with its centre; the stored one comes back with its own focus. */
  function set(next: CoverChange) {
    props.onChange(next)
    onFocus?.(next === null ? (stored?.focus ?? null) : null)
  }

  function choose([chosen]: File[]) {
    const found = imageProblem(chosen)
    setProblem(found)
    if (!chosen || found) return
    set(chosen)
    void noteMoving([chosen])
  }

  function chooseStored([picture]: LibraryPictureResponse[]) {
    if (!picture) return
    const { id, width, height, blur } = picture
    setProblem(null)
    props.onChange({ id, width, height, blur })
    onFocus?.(picture.focus)
  }

  const picture = (
    <CoverPicture
      {...{ stored, change }}
      className={styles.preview}
      alt={named.alt}
      sizes="18rem"
    />
  )
  return (
    <SideCard
      title={named.title}
      isUnsaved={change !== null || isFocusChanged}
      problem={problem && translate(problem)}
      field="image"
    >
      <ImageDrop className={styles.drop} label={named.title} onFiles={choose}>
        {onFocus && !isEmpty ? (
          <LazyMount
            load={focusPicker}
            before={picture}
            given={{ stored, change, focus, alt: named.alt, onChange: onFocus }}
          />
        ) : (
          picture
        )}
        <span className={isEmpty ? styles.invitation : styles.tools}>
          <Button icon={<LinkIcon name="photo" size={18} />}>
            {isEmpty ? named.choose : named.replace}
          </Button>
          <span className={styles.hint}>{named.hint}</span>
        </span>
      </ImageDrop>
      {children}
      <div className={styles.tools}>
        <MediaChooser onChoose={chooseStored} />
        {!isEmpty && (
          <Button look="quiet" onPress={() => set(stored && 'removed')}>
            {named.remove}
          </Button>
        )}
        {stored && (change !== null || isFocusChanged) && (
          <Button look="quiet" onPress={() => set(null)}>
            {named.undo}
          </Button>
        )}
      </div>
    </SideCard>
  )
}

async function focusPicker() {
  return (await import('./focus-picker.tsx')).FocusPicker
}
