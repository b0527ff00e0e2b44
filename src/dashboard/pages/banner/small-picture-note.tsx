import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Picture } from '../../../domain/media/media.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { bannerWords } from './words.ts'
import styles from './small-picture-note.module.css'

/** A picture fills the opening of a page sharply on usual screens from this width on. */
const sharpWidth = 1600

type SmallPictureNoteProps = { file: File | null; stored: Picture | null }

export function SmallPictureNote({ file, stored }: SmallPictureNoteProps) {
  const words = useWords(bannerWords)
  const chosenWidth = useWidthOf(file)
  const width = file ? chosenWidth : (stored?.width ?? null)
  return (
    <output className={styles.note}>
      {width !== null && width < sharpWidth && (
        <>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {words.small(width, sharpWidth)}
        </>
      )}
    </output>
  )
}

function useWidthOf(file: File | null): number | null {
  const [measured, setMeasured] = useState<{ file: File; width: number } | null>(null)
  useEffect(() => {
    if (!file) return
    let isHere = true
    void widthOf(file).then((width) => isHere && width !== null && setMeasured({ file, width }))
    return () => {
      isHere = false
    }
  }, [file])
  return measured?.file === file ? (measured?.width ?? null) : null
}

async function widthOf(file: File): Promise<number | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width } = bitmap
    bitmap.close()
    return width
  } catch {
    return null
  }
}
