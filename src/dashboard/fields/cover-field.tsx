import { IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Picture as StoredPicture } from '../../domain/media.ts'
import type { Message } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { FileImage } from '../../ui/file-image.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useInterface } from '../interface.tsx'
import { imageProblem } from './check-image.ts'
import styles from './cover-field.module.css'
import { ImageDrop } from './image-drop.tsx'
import { SideCard } from './side-card.tsx'

/** A newly chosen cover, the stored one taken away, or no change. */
export type CoverChange = File | 'removed' | null

type CoverFieldProps = {
  stored: StoredPicture | null
  change: CoverChange
  onChange: (change: CoverChange) => void
}

export function CoverField({ stored, change, onChange }: CoverFieldProps) {
  const { words, said } = useInterface()
  const [problem, setProblem] = useState<Message | null>(null)
  const file = change instanceof File ? change : null
  const kept = change === 'removed' ? null : stored
  const isEmpty = !file && !kept

  function choose([chosen]: File[]) {
    const found = imageProblem(chosen)
    setProblem(found)
    if (chosen && !found) onChange(chosen)
  }

  return (
    <SideCard
      title={words.cover.title}
      isUnsaved={change !== null}
      problem={problem && said(problem)}
    >
      <ImageDrop className={styles.drop} label={words.cover.title} onFiles={choose}>
        <CoverPreview stored={kept} file={file} />
        <span className={isEmpty ? styles.invitation : styles.tools}>
          <Button icon={<IconPhotoPlus size={18} aria-hidden="true" />}>
            {isEmpty ? words.cover.choose : words.cover.replace}
          </Button>
          <span className={styles.hint}>{words.cover.hint}</span>
        </span>
      </ImageDrop>
      {!isEmpty && (
        <Button look="quiet" onPress={() => onChange(stored && 'removed')}>
          {words.cover.remove}
        </Button>
      )}
      {stored && change !== null && (
        <Button look="quiet" onPress={() => onChange(null)}>
          {words.cover.undo}
        </Button>
      )}
    </SideCard>
  )
}

function CoverPreview({ stored, file }: { stored: StoredPicture | null; file: File | null }) {
  const { words } = useInterface()
  if (file) return <FileImage className={styles.preview} file={file} alt={words.cover.alt} />
  return <Picture className={styles.preview} picture={stored} alt={words.cover.alt} sizes="18rem" />
}
