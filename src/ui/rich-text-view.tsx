import { paintedRichText } from '../domain/rich-text.ts'
import styles from './rich-text-view.module.css'

/** Expects HTML that was cleaned when it was saved. */
export function RichTextView({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`${styles.text} ${className}`}
      dangerouslySetInnerHTML={{ __html: paintedRichText(html) }}
    />
  )
}
