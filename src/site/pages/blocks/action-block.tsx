import { ArticleText } from '../../articles/article-text.tsx'
import { BlockButton } from './block-button.tsx'
import type { BlockProps } from './block-content.ts'

export function ActionBlock({ block }: BlockProps<'action'>) {
  const { ground, link, heading, words, button } = block
  return (
    <section className="block block-container">
      <div className="action-block" data-ground={ground}>
        <div>
          <h2>
            <ArticleText text={heading} />
          </h2>
          {words && (
            <p>
              <ArticleText text={words} />
            </p>
          )}
        </div>
        <BlockButton link={link} label={button} />
      </div>
    </section>
  )
}
