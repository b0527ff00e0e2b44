import { picturesInText } from '../rich-text/figures.ts'
import { picturesIn, type Values } from '../documents/revision.ts'
import { isRichText } from '../rich-text/rich-text.ts'

export function shownPictures(values: Values): string[] {
  const ids = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && isRichText(name)
      ? picturesInText(value)
      : picturesIn(value).map(({ id }) => id),
  )
  return [...new Set(ids)]
}
