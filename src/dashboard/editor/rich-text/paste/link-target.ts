const counters = [
  String.raw`(?:www\.)?google\.[a-z.]+\/url`,
  String.raw`[\w-]+\.safelinks\.protection\.outlook\.com\/[^?]*`,
  String.raw`statics\.teams\.cdn\.office\.net\/[^?]*safelinks[^?]*`,
  String.raw`lm?\.(?:facebook|instagram|messenger)\.com\/[^?]*`,
  String.raw`l\.wl\.co\/l`,
  String.raw`(?:www\.)?youtube\.com\/redirect`,
  String.raw`(?:www\.)?linkedin\.com\/redir\/redirect`,
  String.raw`slack-redir\.net\/link`,
]
const counted = new RegExp(String.raw`^https?:\/\/(?:${counters.join('|')})\?`, 'i')

/** Mail programs and Docs lead by way of themselves, and write there who was sent the link. */
export function linkTarget(address: string): string {
  const query = counted.test(address) ? URL.parse(address)?.searchParams : undefined
  return query?.get('url') ?? query?.get('q') ?? query?.get('u') ?? address
}
