import { LinkIcon } from '../../../ui/link-icon.tsx'
import { ArticleText } from '../../articles/article-text.tsx'
import type { BlockProps } from './block-content.ts'
import { BlockText } from './block-text.tsx'

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
            <BlockText html={answer} />
          </details>
        ))}
      </div>
    </section>
  )
}
