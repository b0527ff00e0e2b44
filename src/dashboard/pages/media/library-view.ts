import { pageIn } from '../../kit/list/load-list.ts'
import type { LibraryFilter } from '../../../contract/media.ts'

/** The address says which pictures are shown: `?missing=ar&q=noria&page=2`. */
export type LibraryView = {
  unused: boolean
  missing: string
  q: string
  page: number
  picture: string | null
  alt: string | null
}

export function viewOf(address: URLSearchParams): LibraryView {
  return {
    unused: address.get('unused') === 'true',
    missing: address.get('missing') ?? '',
    q: address.get('q')?.trim() ?? '',
    page: pageIn(address),
    picture: address.get('picture'),
    alt: address.get('alt'),
  }
}

export function isFiltered({ unused, missing, q }: LibraryView): boolean {
  return unused || missing !== '' || q !== ''
}

export function requestOf({ unused, missing, q, page }: LibraryView): LibraryFilter {
  return {
    page,
    ...(unused && { unused }),
    ...(missing && { missing_alt: missing }),
    ...(q && { q }),
  }
}
