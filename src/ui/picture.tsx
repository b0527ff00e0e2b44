import { preload } from 'react-dom'
import {
  type Focus,
  inTenths,
  type Picture as StoredPicture,
  pictureAddress,
  sourceSet,
} from '../domain/media/media.ts'
import styles from './picture.module.css'

/** `focus` stays visible when the picture is cropped; null means the centre. */
export type ShownPicture = StoredPicture & { focus?: Focus | null }

type PictureProps = {
  picture: ShownPicture | null
  alt: string
  sizes: string
  /** The page's largest picture is loaded at once and before others. */
  isHero?: boolean
  className?: string
}

export function Picture({ picture, alt, sizes, isHero = false, className = '' }: PictureProps) {
  if (!picture) return <span className={`${styles.missing} ${className}`} aria-hidden="true" />
  if (isHero && import.meta.env.SSR) askFirst(picture, sizes)
  const { focus } = picture
  return (
    <span
      className={`${styles.frame} ${className}`}
      // It has no style attribute, which the content security policy forbids.
      data-x={focus && inTenths(focus.x)}
      data-y={focus && inTenths(focus.y)}
    >
      {picture.blur && <img className={styles.blur} src={picture.blur} alt="" aria-hidden="true" />}
      <picture>
        <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
        <img
          className={styles.image}
          src={pictureAddress(picture)}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={isHero ? 'eager' : 'lazy'}
          fetchPriority={isHero ? 'high' : 'auto'}
          decoding={isHero ? 'sync' : 'async'}
        />
      </picture>
    </span>
  )
}

function askFirst(picture: StoredPicture, imageSizes: string): void {
  preload(pictureAddress(picture), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(picture, 'avif'),
    imageSizes,
    fetchPriority: 'high',
  })
}
