import type { CSSProperties } from 'react'
import { type Focus, inTenths, type Picture as StoredPicture } from '../../../domain/media/media.ts'
import { FileImage } from '../../../ui/file-image.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { centre, currentPicture } from './cover-change.ts'
import type { CoverChange } from './cover-change.ts'
import styles from './cover-field.module.css'

type CoverPictureProps = {
  stored: StoredPicture | null
  change: CoverChange
  focus?: Focus | null | undefined
  alt: string
  sizes: string
  className?: string | undefined
}

export function CoverPicture({ stored, change, focus, alt, sizes, className }: CoverPictureProps) {
  const { x, y } = focus ?? centre
  const current = currentPicture(change, stored)
  return (
    <span
      className={`${styles.cover} ${className}`}
      style={{ '--picture-focus': `${inTenths(x) * 10}% ${inTenths(y) * 10}%` } as CSSProperties}
    >
      {change instanceof File ? (
        <FileImage className={styles.picture} file={change} alt={alt} />
      ) : (
        <Picture className={styles.picture ?? ''} picture={current} alt={alt} sizes={sizes} />
      )}
    </span>
  )
}
