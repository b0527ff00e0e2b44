import { LinkIcon } from '../../../ui/link-icon.tsx'
import { RichTextView } from '../../../ui/rich-text-view.tsx'
import { ArticleText } from '../../articles/article-text.tsx'
import type { BlockProps } from './block-content.ts'

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
