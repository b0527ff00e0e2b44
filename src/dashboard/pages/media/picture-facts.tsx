import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { mediaWords } from '../../editor/media-chooser/words.ts'
import cards from '../../kit/cards.module.css'
import { AuthorName } from '../../kit/author-name.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { libraryWords } from './words.ts'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export function PictureFacts({ picture }: { picture: LibraryPictureResponse }) {
  const words = useWords(libraryWords)
  const { size } = useWords(mediaWords)
  const { width, height, bytes, added_at: addedAt, added_by: name, added_by_key: key } = picture
  return (
    <dl className={cards.facts}>
      <dt>{words.facts.size}</dt>
      <dd>{size(width, height)}</dd>
      {bytes > 0 && (
        <>
          <dt>{words.facts.file}</dt>
          <dd>{words.kilobytes(whole.format(Math.ceil(bytes / 1_000)))}</dd>
        </>
      )}
      <dt>{words.facts.added}</dt>
      <dd>
        <Timestamp date={addedAt} />
        {name && (
          <>
            {' '}
            {words.by} <AuthorName author={{ id: null, name, key }} />
          </>
        )}
      </dd>
    </dl>
  )
}
