import { paintedRichText, withScrollingTables } from '../domain/rich-text.ts'
import styles from './rich-text-view.module.css'

export function RichTextView({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`${styles.text} ${className}`}
      dangerouslySetInnerHTML={{ __html: withScrollingTables(paintedRichText(html)) }}
    />
  )
}
