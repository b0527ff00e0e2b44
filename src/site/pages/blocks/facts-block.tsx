import { ArticleText } from '../../articles/article-text.tsx'
import type { BlockProps } from './block-content.ts'

export function FactsBlock({ block: { items } }: BlockProps<'facts'>) {
  return (
    <ul className="block block-container facts-block" data-count={items.length}>
      {items.map(({ id, value, label }) => (
        <li key={id}>
          <strong className="num">
            <bdi>{value}</bdi>
          </strong>{' '}
          <ArticleText text={label} />
        </li>
      ))}
    </ul>
  )
}
