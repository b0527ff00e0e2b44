/** Which messages are shown, as the address says. */
export type InboxView = { unread: boolean; waiting: boolean; q: string }

export function viewOf(address: URLSearchParams): InboxView {
  return {
    unread: address.get('unread') === 'true',
    waiting: address.get('waiting') === 'true',
    q: address.get('q') ?? '',
  }
}

export function isFiltered({ unread, waiting, q }: InboxView): boolean {
  return unread || waiting || q !== ''
}

/** On the first page: `?waiting=true&q=pump`. */
export function addressOf({ unread, waiting, q }: InboxView): string {
  const query = new URLSearchParams()
  if (unread) query.set('unread', 'true')
  if (waiting) query.set('waiting', 'true')
  if (q) query.set('q', q)
  return `?${query}`
}
