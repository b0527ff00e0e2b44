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
