import { diffArrays } from 'diff'
import { type Figure, figureSource } from '../../../domain/rich-text/figures.ts'
import type { PictureWidth } from '../../../domain/media/media.ts'

export type ShownFigure = {
  source: string
  size: PictureWidth
  kind: 'same' | 'added' | 'removed'
}

/**
 * Figures keep the order of both texts; another width is another figure. Captions are compared as
 * text.
 */
export function figureChanges(before: Figure[], after: Figure[]): ShownFigure[] {
  const isEqual = (one: Figure, other: Figure) =>
    one.size === other.size && one.media === other.media
  return diffArrays(before, after, { comparator: isEqual }).flatMap(({ value, added, removed }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same'
    return value.map((figure) => ({ source: figureSource(figure), size: figure.size, kind }))
  })
}
