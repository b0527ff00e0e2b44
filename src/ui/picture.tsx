import { type Picture as StoredPicture, pictureAddress, sourceSet } from '../domain/media.ts'
import styles from './picture.module.css'

type PictureProps = {
  picture: StoredPicture | null
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
  return (
    <span className={`${styles.frame} ${className}`}>
      <img className={styles.blur} src={picture.blur} alt="" aria-hidden="true" />
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
