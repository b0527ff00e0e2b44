import type { Cover } from '../../domain/media.ts'
import { withBoundNumbers } from '../../domain/bound-numbers.ts'
import { ArticleText } from '../articles/article-text.tsx'
import { Hero } from '../hero.tsx'
import type { BlockContent } from './blocks/block-content.ts'
import { PageBlocks } from './blocks/page-blocks.tsx'

export type PageContent = {
  title: string
  lead: string
  cover: Cover | null
  blocks: BlockContent[]
}

/** Without a picture, it opens quietly: few pages have one. */
export function PageView({ cover, blocks, ...head }: PageContent) {
  return (
    <>
      {cover ? (
        <Hero picture={cover}>
          <Head {...head} />
        </Hero>
      ) : (
        <div className="page-head">
          <Head {...head} />
        </div>
      )}
      <PageBlocks blocks={blocks} />
    </>
  )
}

const longTitle = 40

function Head({ title, lead }: Pick<PageContent, 'title' | 'lead'>) {
  return (
    <>
      <h1 className="page-title" data-length={title.length > longTitle ? 'long' : 'short'}>
        <ArticleText text={withBoundNumbers(title)} />
      </h1>
      {lead && (
        <p className="page-lead">
          <ArticleText text={lead} />
        </p>
      )}
    </>
  )
}
