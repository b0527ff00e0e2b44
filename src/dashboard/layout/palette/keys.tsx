import styles from './palette.module.css'

/** Apple's keyboards have a key of their own for commands. */
const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)
export const commandKey = isApple ? '⌘' : 'Ctrl'

/** Keys that are pressed together, as they are written on the keyboard. */
export function Keys({ keys }: { keys: string[] }) {
  return (
    <bdi dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </bdi>
  )
}
