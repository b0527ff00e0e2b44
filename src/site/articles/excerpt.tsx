import styles from './excerpt.module.css'

const sentenceEnd = /[.!?؟…]["”»)]?$/

/** The beginning of an article. The mark of a cut is painted, not part of the text (decisions §3). */
export function Excerpt({ text, className = '' }: { text: string; className?: string }) {
  const isCut = text !== '' && !sentenceEnd.test(text)
  return (
    <p className={`${isCut ? styles.cut : ''} ${className}`}>
      <bdi>{text}</bdi>
    </p>
  )
}
