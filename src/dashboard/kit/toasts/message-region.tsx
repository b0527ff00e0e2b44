import { useRef } from 'react'
import { useWords } from '../../app/locale/locale.tsx'
import { toastWords } from './words.ts'
import { useMessages } from '../../app/message-queue.ts'
import styles from './message-region.module.css'
import { MessageToast } from './message-toast.tsx'
import { useFreePlace } from './use-free-place.ts'

/** Above the pages, so that a message outlives the page that caused it. */
export function MessageRegion() {
  const words = useWords(toastWords)
  const { shown } = useMessages()
  const region = useRef<HTMLElement>(null)
  useFreePlace(region, shown)
  const errors = shown.filter((message) => message.kind === 'error')
  const others = shown.filter((message) => message.kind !== 'error')
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={words.region}
      data-react-aria-top-layer="true"
    >
      <output>
        {others.map((message) => (
          <MessageToast key={message.id} message={message} />
        ))}
      </output>
      <div role="alert">
        {errors.map((message) => (
          <MessageToast key={message.id} message={message} />
        ))}
      </div>
    </section>
  )
}
