import {
  field,
  optionalField,
  type PartsOf,
  restored,
  textsField,
  valuesOf,
  withOwnFocus,
} from '../documents/document-fields.ts'
import { firstCharacters } from '../articles/excerpt.ts'
import { figureHtml, withFigures, picturesInText } from '../rich-text/figures.ts'
import type { Focus, Picture } from './media.ts'
import { isPicture, type Values, picturesIn } from '../documents/revision.ts'
import { isRichText } from '../rich-text/rich-text.ts'

export const libraryLimits = {
  pictures: 20_000,
  uploadedAtOnce: 30,
  name: 100,
  alt: 250,
  caption: 300,
} as const

export const libraryPageSize = 24

export type PictureText = { alt: string; caption: string }
const blankPictureText: PictureText = { alt: '', caption: '' }

const fields = {
  /** The name is the uploaded file's until someone changes it; '' if unknown. */
  name: field('name', ''),
  decorative: field('decorative', false),
  /** This focus counts where the place has none of its own. */
  focus: optionalField<Focus>('focus'),
  texts: textsField<PictureText>((written) => ({ ...blankPictureText, ...written })),
}

export type LibraryPicture = PartsOf<typeof fields> & {
  picture: Picture
  bytes: number
  addedAt: Date
  addedBy: string
  addedByKey?: string
  revision: number
}

export function libraryPictureValues(picture: LibraryPicture): Values {
  return valuesOf(fields, picture)
}

export function changeLibraryPicture(picture: LibraryPicture, values: Values): LibraryPicture {
  return restored(fields, picture, values)
}

/** The ending says nothing of what is kept, and hidden characters are dropped with it. */
export function nameOfFile(file: string): string {
  const name = file
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return firstCharacters(name, libraryLimits.name)
}

export function valuesWithPicture(values: Values, id: string, other: Picture): Values {
  const replaced: Values = {}
  for (const [name, value] of Object.entries(values)) {
    if (shownPictures({ [name]: value }).includes(id)) {
      replaced[name] = withPicture(value, id, other)
    }
  }
  return withOwnFocus(replaced)
}

function withPicture(value: unknown, id: string, other: Picture): unknown {
  if (typeof value === 'string') return withPictureInText(value, id, other)
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) {
    return value.id === id ? { ...other, ...('focus' in value && { focus: null }) } : value
  }
  if (Array.isArray(value)) return value.map((part) => withPicture(part, id, other))
  const parts = Object.entries(value).map(([name, part]) => [name, withPicture(part, id, other)])
  return Object.fromEntries(parts)
}

function withPictureInText(html: string, id: string, { id: media, width }: Picture): string {
  return withFigures(html, (figure) =>
    figureHtml(figure.media === id ? { ...figure, media, width } : figure),
  )
}

export function shownPictures(values: Values): string[] {
  const ids = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && isRichText(name)
      ? picturesInText(value)
      : picturesIn(value).map(({ id }) => id),
  )
  return [...new Set(ids)]
}
