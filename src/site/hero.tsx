import type { ReactNode } from 'react'
import { NoriaScene } from '../ui/noria-scene.tsx'
import { Picture, type ShownPicture } from '../ui/picture.tsx'
import styles from './hero.module.css'

type HeroProps = {
  picture: ShownPicture | null
  /** Beside the text instead of beneath it, uncropped and undimmed. */
  showsWhole?: boolean
  children: ReactNode
  /** At the lower edge, such as a gallery. */
  strip?: ReactNode
}

/** The picture is dimmed until white text is legible on any. */
export function Hero({ picture, showsWhole = false, children, strip }: HeroProps) {
  const isWhole = showsWhole && picture !== null
  return (
    <>
      <div className={`${styles.hero} ${lookOf(picture, isWhole)}`} data-hero>
        <div className={styles.ground}>
          {picture ? (
            <Picture
              className={styles.picture}
              picture={picture}
              alt=""
              sizes={isWhole ? '(min-width: 992px) 50vw, 100vw' : '100vw'}
              isHero
            />
          ) : (
            <NoriaScene />
          )}
          {!isWhole && <div className={picture ? styles.shade : styles.sceneShade} />}
        </div>
        <div className={styles.content}>
          <div className={styles.text}>{children}</div>
          {strip}
        </div>
      </div>
      <div className={styles.ablaq} aria-hidden="true" />
    </>
  )
}

function lookOf(picture: ShownPicture | null, isWhole: boolean) {
  if (!picture) return styles.drawn
  return isWhole ? styles.whole : ''
}
