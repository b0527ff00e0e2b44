import { useMemo } from 'react'
import { plainText } from '../../../domain/articles/excerpt.ts'
import { figuresIn } from '../../../domain/rich-text/figures.ts'
import { directionOf, type LanguageCode } from '../../../domain/languages/language.ts'
import { isSame } from '../../../domain/documents/revision.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { markedWords } from './marked-words.ts'
import { isRichText } from '../../../domain/rich-text/rich-text.ts'
import { FiguresView } from './figures-view.tsx'
import { textChanges } from './text-changes.ts'
import styles from './history.module.css'

type MarkedTextProps = {
  field: string
  language: LanguageCode
  before: string
  after: string
}

export function MarkedText({ field, language, before, after }: MarkedTextProps) {
  const words = useWords(markedWords)
  const changes = useMemo(() => {
    const textOf = isRichText(field) ? plainText : String
    return textChanges(textOf(before), textOf(after), language)
  }, [field, language, before, after])
  const isFormatting =
    before !== after &&
    changes.every(({ kind }) => kind === 'same') &&
    isSame(figuresOf(field, before), figuresOf(field, after))
  return (
    <>
      {isFormatting && <p className={styles.nothing}>{words.formatting}</p>}
      <p className={styles.text} lang={language} dir={directionOf(language)}>
        {changes.map(({ text, kind }, index) => {
          if (kind === 'same') return text
          const Mark = kind === 'added' ? 'ins' : 'del'
          return (
            // A change has nothing else that tells it apart.
            // oxlint-disable-next-line react/no-array-index-key
            <Mark key={index} className={styles[kind]}>
              <span className="sr">{words[kind]}: </span>
              {text}
            </Mark>
          )
        })}
      </p>
      {isRichText(field) && <FiguresView html={after} before={before} />}
    </>
  )
}

function figuresOf(field: string, html: string) {
  return isRichText(field) ? figuresIn(html).map(({ media, size }) => [media, size]) : []
}
