import { Picture } from '../../../ui/picture.tsx'
import { ArticleText } from '../../articles/article-text.tsx'
import type { BlockProps } from './block-content.ts'

export function QuoteBlock({ block: { picture, words, name, role } }: BlockProps<'quote'>) {
  return (
    <figure className="block block-container quote-block" data-portrait={picture !== null}>
      {picture && (
        <Picture
          picture={picture}
          alt={picture.alt ?? ''}
          sizes="(min-width: 768px) 20rem, 10rem"
        />
      )}
      <div>
        <blockquote>
          <ArticleText text={words} />
        </blockquote>
        {(name || role) && (
          <figcaption>
            {name && <bdi className="quote-name">{name}</bdi>}
            {role && <bdi>{role}</bdi>}
          </figcaption>
        )}
      </div>
    </figure>
  )
}
