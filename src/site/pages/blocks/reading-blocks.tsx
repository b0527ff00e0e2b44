import { RichTextView } from '../../../ui/rich-text-view.tsx'
import type { BlockProps } from './block-content.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ArticleText } from '../../articles/article-text.tsx'
import { LinkIcon } from '../../../ui/link-icon.tsx'

export function TextBlock({ block: { body } }: BlockProps<'text'>) {
  return (
    <div className="block block-measure">
      <RichTextView className="block-reading wide-figures" html={body} />
    </div>
  )
}

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

export function QuestionsBlock({ block: { heading, items } }: BlockProps<'questions'>) {
  return (
    <section className="block block-container questions-block">
      {heading && (
        <h2>
          <ArticleText text={heading} />
        </h2>
      )}
      <div>
        {items.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              <ArticleText text={question} />
              <LinkIcon name="down" size={22} />
            </summary>
            <RichTextView html={answer} />
          </details>
        ))}
      </div>
    </section>
  )
}
