import styles from './palette.module.css'

const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)
export const commandKey = isApple ? '⌘' : 'Ctrl'

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
