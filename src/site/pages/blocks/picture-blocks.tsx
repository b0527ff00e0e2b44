import { Picture } from '../../../ui/picture.tsx'
import { ArticleText } from '../../articles/article-text.tsx'
import type { BlockProps } from './block-content.ts'
import { RichTextView } from '../../../ui/rich-text-view.tsx'
import { BlockButton } from './action-block.tsx'

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

export function BesideBlock({ block }: BlockProps<'beside'>) {
  const { picture, side, link, heading, body, button } = block
  return (
    <section className="block block-container beside-block" data-side={picture ? side : undefined}>
      {picture && (
        <Picture
          picture={picture}
          alt={picture.alt ?? ''}
          sizes="(min-width: 992px) 40rem, 100vw"
        />
      )}
      <div>
        {heading && (
          <h2>
            <ArticleText text={heading} />
          </h2>
        )}
        <RichTextView html={body} />
        <BlockButton link={link} label={button} />
      </div>
    </section>
  )
}
