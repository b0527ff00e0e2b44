import { preload } from 'react-dom'
import {
  type Focus,
  inTenths,
  type Picture as StoredPicture,
  pictureAddress,
  sourceSet,
} from '../domain/media.ts'
import styles from './picture.module.css'

/** What of it stays in sight when it is cut to fit; without a focus its centre. */
export type ShownPicture = StoredPicture & { focus?: Focus | null }

type PictureProps = {
  picture: ShownPicture | null
  /** '' for a picture that says nothing its text does not say. */
  alt: string
  /** How wide it is shown, as the `sizes` attribute: `(min-width: 768px) 50vw, 100vw`. */
  sizes: string
  /** The page's largest picture: loaded at once and first. */
  isHero?: boolean
  className?: string
}

/** A stored picture in the best format and size, on its blurred self; striped stone where there is none. */
export function Picture({ picture, alt, sizes, isHero = false, className = '' }: PictureProps) {
  if (!picture) return <span className={`${styles.missing} ${className}`} aria-hidden="true" />
  if (isHero && import.meta.env.SSR) askFirst(picture, sizes)
  const { focus } = picture
  return (
    <span
      className={`${styles.frame} ${className}`}
      // No style attribute: the security policy of pages allows none.
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

/** In the head of the page, before scripts take their share of a slow line. */
function askFirst(picture: StoredPicture, imageSizes: string): void {
  preload(pictureAddress(picture), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(picture, 'avif'),
    imageSizes,
    fetchPriority: 'high',
  })
}
