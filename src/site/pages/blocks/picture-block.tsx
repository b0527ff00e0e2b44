import { Picture } from '../../../ui/picture.tsx'
import { ArticleText } from '../../articles/article-text.tsx'
import type { BlockProps } from './block-content.ts'

const sizes = {
  text: 'min(42rem, 100vw)',
  wide: 'min(82rem, 100vw)',
  full: '100vw',
} as const

export function PictureBlock({ block: { picture, width, caption } }: BlockProps<'picture'>) {
  if (!picture) return null
  return (
    <figure className="block picture-block" data-width={width}>
      <Picture picture={picture} alt={picture.alt ?? ''} sizes={sizes[width]} />
      {caption && (
        <figcaption>
          <ArticleText text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
