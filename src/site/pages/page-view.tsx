import type { Cover } from '../../domain/media/media.ts'
import { withBoundNumbers } from '../../domain/languages/bound-numbers.ts'
import { ArticleText } from '../articles/article-text.tsx'
import { Hero } from '../hero.tsx'
import type { BlockContent } from './blocks/block-content.ts'
import { PageBlocks } from './blocks/page-blocks.tsx'

type PageHead = { title: string; lead: string; cover: Cover | null }
export type PageContent = PageHead & { blocks: BlockContent[] }

export function PageView({ blocks, ...head }: PageContent | Pick<PageContent, 'blocks'>) {
  return (
    <>
      {'title' in head && <Head {...head} />}
      <PageBlocks blocks={blocks} />
    </>
  )
}

function Head({ cover, ...texts }: PageHead) {
  if (!cover) {
    return (
      <div className="page-head">
        <HeadTexts {...texts} />
      </div>
    )
  }
  return (
    <Hero picture={cover}>
      <HeadTexts {...texts} />
    </Hero>
  )
}

const longTitle = 40

function HeadTexts({ title, lead }: Omit<PageHead, 'cover'>) {
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
