import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Picture as StoredPicture } from '../../domain/media/media.ts'
import { slideWords } from '../../domain/site-words/home-words.ts'
import { Picture } from '../../ui/picture.tsx'
import heroStyles from '../hero.module.css'
import { useSite } from '../site.ts'
import { useWords } from '../words/use-words.ts'
import styles from './home.module.css'

const pause = 7_000

/** The pictures after the hero's own appear over it one after the other, until it is seen again. */
export function HeroSlides({ pictures }: { pictures: StoredPicture[] }) {
  const { languageOf } = useSite()
  const words = useWords(slideWords)
  const { step, isMoving, toggle } = useSlides(pictures.length + 1)
  const isHydrated = useIsHydrated()
  const press = isMoving ? 'slides_pause' : 'slides_play'
  return (
    <div className={styles.slides}>
      {pictures.slice(0, isHydrated ? step + 1 : 0).map((picture, index) => (
        <div
          key={picture.id}
          className={styles.slide}
          data-slide={index + 1}
          data-shown={index + 1 === step || undefined}
        >
          <Picture className={styles.picture} picture={picture} alt="" sizes="100vw" />
          <div className={heroStyles.shade} />
        </div>
      ))}
      <button
        type="button"
        className={styles.button}
        lang={languageOf(press)}
        aria-label={words[press]}
        onClick={toggle}
      >
        {isMoving ? (
          <IconPlayerPauseFilled size={20} aria-hidden="true" />
        ) : (
          <IconPlayerPlayFilled size={20} aria-hidden="true" />
        )}
      </button>
    </div>
  )
}

function useSlides(count: number) {
  const [step, setStep] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isOver = step === count
  const isMoving = !isPaused && !isOver

  useEffect(() => {
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => setStep(step + 1), pause)
    return () => clearTimeout(timer)
  }, [isMoving, step])

  function toggle() {
    if (isOver) setStep(0)
    setPaused(isMoving)
  }

  return { step, isMoving, toggle }
}

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
