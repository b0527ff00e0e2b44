/** The pattern has no flags, which the API's description cannot show. */
export const videoAddress = inAnyCase(
  /^(?:<iframe\s(?:[^<>]*\s)?src=[\x22\x27]|[<(])?(?:(?:https?:)?\/\/)?(?:www\.|m\.|music\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^#]*[&;])?v=|embed\/|shorts\/|live\/|v\/|e\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
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
