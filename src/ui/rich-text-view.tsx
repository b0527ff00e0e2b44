import { paintedRichText, withScrollingTables } from '../domain/rich-text.ts'
import './rich-text.css'

export function RichTextView({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`rich-text ${className}`}
      dangerouslySetInnerHTML={{ __html: withScrollingTables(paintedRichText(html)) }}
    />
  )
}
