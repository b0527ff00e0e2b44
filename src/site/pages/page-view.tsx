import { type ComponentType, useRef } from 'react'
import type { Cover } from '../../domain/media/media.ts'
import { withBoundNumbers } from '../../domain/languages/bound-numbers.ts'
import { ArticleText } from '../articles/article-text.tsx'
import { Hero } from '../hero.tsx'
import type { BlockContent, BlockProps } from './blocks/block-content.ts'
import type { BlockKind } from '../../domain/pages/block.ts'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import { ContactSection } from '../contact/contact-section.tsx'
import { AboutSection } from '../home/about-section.tsx'
import { BusinessSection } from '../home/business-section.tsx'
import { PostSection } from '../home/post-section.tsx'
import { ProductSection } from '../home/product-section.tsx'
import { PartnerSection } from '../partners/partner-section.tsx'
import sheet from './pages.css?url'
import { ActionBlock } from './blocks/action-block.tsx'
import { EventsBlock } from './blocks/events-block.tsx'
import { FormBlock } from './blocks/form-block.tsx'
import { ArticlesBlock, DownloadsBlock, FactsBlock, PeopleBlock } from './blocks/list-blocks.tsx'
import { BesideBlock, PictureBlock } from './blocks/picture-blocks.tsx'
import { GalleryBlock, VideoBlock } from './blocks/viewer-blocks.tsx'
import { QuestionsBlock, QuoteBlock, TextBlock } from './blocks/reading-blocks.tsx'

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

const blockViews = {
  text: TextBlock,
  picture: PictureBlock,
  beside: BesideBlock,
  gallery: GalleryBlock,
  quote: QuoteBlock,
  facts: FactsBlock,
  questions: QuestionsBlock,
  people: PeopleBlock,
  action: ActionBlock,
  video: VideoBlock,
  downloads: DownloadsBlock,
  events: EventsBlock,
  form: FormBlock,
  articles: ArticlesBlock,
  partners: ({ block }) => <PartnerSection {...block.partners} />,
  contact: ({ block }) => block.contact && <ContactSection contact={block.contact} />,
  about: ({ block }) => <AboutSection {...block.about} />,
  posts: ({ block }) => <PostSection posts={block.articles} />,
  business: ({ block }) => <BusinessSection articles={block.articles} />,
  products: ({ block }) => <ProductSection articles={block.articles} />,
} satisfies { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> }

function PageBlocks({ blocks }: { blocks: BlockContent[] }) {
  const part = useRef<HTMLDivElement>(null)
  useMarkInteractive(part)
  return (
    <div ref={part} data-ready={false}>
      <link rel="stylesheet" href={sheet} precedence="pages" />
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: BlockContent }) {
  const View = blockViews[block.kind] as ComponentType<{ block: BlockContent }>
  return <View block={block} />
}
