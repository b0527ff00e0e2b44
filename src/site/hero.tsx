import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Picture, type ShownPicture } from '../ui/picture.tsx'
import styles from './hero.module.css'

const NoriaScene = lazyComponent(async () => (await import('./noria-scene.tsx')).NoriaScene)

type HeroProps = {
  picture: ShownPicture | null
  children: ReactNode
  /** At the lower edge, such as a gallery. */
  strip?: ReactNode
}

/** The picture is dimmed until white text is legible on any. */
export function Hero({ picture, children, strip }: HeroProps) {
  return (
    <>
      <div className={styles.hero} data-hero>
        <div className={styles.ground}>
          {picture ? (
            <Picture className={styles.picture} picture={picture} alt="" sizes="100vw" isHero />
          ) : (
            <Suspense>
              <NoriaScene />
            </Suspense>
          )}
          <div className={picture ? styles.shade : styles.sceneShade} />
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
