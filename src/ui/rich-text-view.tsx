import './rich-text.css'

type RichTextViewProps = {
  /** `toPageHtml` has made it. */
  html: string
  className?: string
}

export function RichTextView({ html, className = '' }: RichTextViewProps) {
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
