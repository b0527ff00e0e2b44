import { Picture } from '../../../ui/picture.tsx'
import { RichTextView } from '../../../ui/rich-text-view.tsx'
import { ArticleText } from '../../articles/article-text.tsx'
import { BlockButton } from './block-button.tsx'
import type { BlockProps } from './block-content.ts'

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
