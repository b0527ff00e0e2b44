import type { ReactNode } from 'react'
import { NoriaScene } from '../ui/noria-scene.tsx'
import { Picture, type ShownPicture } from '../ui/picture.tsx'
import styles from './hero.module.css'

type HeroProps = {
  picture: ShownPicture | null
  beside?: 'whole' | 'split' | undefined
  children: ReactNode
  strip?: ReactNode
}

export function Hero({ picture, beside, children, strip }: HeroProps) {
  const isBeside = beside && picture !== null
  return (
    <>
      <div
        className={`${styles.hero} ${picture ? beside && styles[beside] : styles.drawn}`}
        data-hero
      >
        <div className={styles.ground}>
          {picture ? (
            <Picture
              className={styles.picture}
              picture={picture}
              alt=""
              sizes={isBeside ? '(min-width: 992px) 50vw, 100vw' : '100vw'}
              isHero
            />
          ) : (
            <NoriaScene />
          )}
          {!isBeside && <div className={picture ? styles.shade : styles.sceneShade} />}
        </div>
        <div className={styles.content}>
          <div className={styles.text}>{children}</div>
          {strip}
        </div>
      </div>
      <div className={styles.band} aria-hidden="true" />
    </>
  )
}
