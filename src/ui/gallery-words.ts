export type GalleryWords = {
  label: string
  carousel: string
  slide: string
  viewer: string
  previous: string
  next: string
  close: string
  position: (index: number | string, total: number | string) => string
  picture: (index: number, total: number) => string
  video: (index: number, total: number) => string
}
