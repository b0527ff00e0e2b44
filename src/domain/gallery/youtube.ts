const before = String.raw`(?:<iframe\s(?:[^<>]*\s)?src=[\x22\x27]|(?:[^<>]*\s)?[<(\x22“«]?)?`
const query = String.raw`\?(?:[^#\s]*[&;])?v=`
/** The pattern has no flags, which the API's description cannot show. Phones share a video with words before it. */
export const videoAddress = inAnyCase(
  new RegExp(
    String.raw`^${before}(?:(?:https?:)?\/\/)?(?:(?:\w+\.)?(?:youtube(?:-nocookie)?|youtubekids)\.com\/(?:(?:watch\/?|embed\/?)?${query}|(?:embed|shorts|live|watch|v|e)\/)|youtu\.be\/(?:watch${query})?)(?!videoseries)([\w-]{11})(?![\w-])`,
  ),
)

export function youtubeId(address: string): string {
  return videoAddress.exec(address.trim())?.[1] ?? ''
}

function inAnyCase({ source }: RegExp): RegExp {
  const letters = source.replace(/\\.|[a-z]/g, (part) =>
    part.length === 1 ? `[${part}${part.toUpperCase()}]` : part,
  )
  return new RegExp(letters)
}

export function youtubeAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`
}

export function youtubeThumbnail(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`
}
