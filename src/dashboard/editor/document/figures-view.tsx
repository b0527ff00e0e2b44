import { figuresIn } from '../../../domain/rich-text/figures.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { type ShownFigure, figureChanges } from './figure-changes.ts'
import { markedWords } from './marked-words.ts'
import styles from './history.module.css'

export function FiguresView({ html, before }: { html: string; before?: string | undefined }) {
  const after = figuresIn(html)
  const figures = figureChanges(before === undefined ? after : figuresIn(before), after)
  if (figures.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {figures.map((figure, index) => (
        // A text may show one picture twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <FigureView figure={figure} />
        </li>
      ))}
    </ul>
  )
}

function FigureView({ figure: { source, size, kind } }: { figure: ShownFigure }) {
  const words = useWords(markedWords)
  const Mark = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
  return (
    <>
      <img className={styles.picture} src={source} alt="" />
      <Mark className={kind === 'same' ? styles.nothing : styles[kind]}>
        {kind !== 'same' && `${words[kind]}: `}
        {words.picture(size)}
      </Mark>
    </>
  )
}
