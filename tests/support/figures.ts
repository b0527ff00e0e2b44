type Shown = { size?: string; media: string; width?: number; caption?: string }

export function figureOf({ size = 'text', media, width = 640, caption = '' }: Shown): string {
  const words = caption && `<figcaption>${caption}</figcaption>`
  return `<figure class="${size}"><img src="/media/${media}/${width}.webp" alt="" />${words}</figure>`
}
