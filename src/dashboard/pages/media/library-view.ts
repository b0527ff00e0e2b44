import type { LibraryFilter } from '../../../contract/media.ts'

/** Which pictures are shown, as the address says: `?missing=ar&q=noria&page=2`. */
export type LibraryView = {
  unused: boolean
  /** Without alt text in this language. */
  missing: string
  q: string
  page: number
  /** The one whose details are shown at first. */
  picture: string | null
  /** The language whose alt text is to be written there. */
  alt: string | null
}

export function viewOf(address: URLSearchParams): LibraryView {
  return {
    unused: address.get('unused') === 'true',
    missing: address.get('missing') ?? '',
    q: address.get('q')?.trim() ?? '',
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    picture: address.get('picture'),
    alt: address.get('alt'),
  }
}

export function isFiltered({ unused, missing, q }: LibraryView): boolean {
  return unused || missing !== '' || q !== ''
}

/** On the first page. */
export function addressOf({
  unused,
  missing,
  q,
}: Pick<LibraryView, 'unused' | 'missing' | 'q'>): string {
  const query = new URLSearchParams()
  if (unused) query.set('unused', 'true')
  if (missing) query.set('missing', missing)
  if (q) query.set('q', q)
  return `?${query}`
}

export function requestOf({ unused, missing, q, page }: LibraryView): LibraryFilter {
  return {
    page,
    ...(unused && { unused }),
    ...(missing && { missing_alt: missing }),
    ...(q && { q }),
  }
}
