import { type ComponentType, useRef } from 'react'
import type { BlockKind } from '../../../domain/pages/block.ts'
import { useMarkInteractive } from '../../../ui/use-mark-interactive.ts'
import { ContactSection } from '../../contact/contact-section.tsx'
import { AboutSection } from '../../home/about-section.tsx'
import { BusinessSection } from '../../home/business-section.tsx'
import { PostSection } from '../../home/post-section.tsx'
import { ProductSection } from '../../home/product-section.tsx'
import { PartnerSection } from '../../partners/partner-section.tsx'
import sheet from '../pages.css?url'
import { ActionBlock } from './action-block.tsx'
import { ArticlesBlock, FactsBlock, PeopleBlock } from './list-blocks.tsx'
import { BesideBlock, PictureBlock } from './picture-blocks.tsx'
import type { BlockContent, BlockProps } from './block-content.ts'
import { GalleryBlock, VideoBlock } from './viewer-blocks.tsx'
import { QuestionsBlock, QuoteBlock, TextBlock } from './reading-blocks.tsx'

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
  articles: ArticlesBlock,
  partners: ({ block }) => <PartnerSection {...block.partners} />,
  contact: ({ block }) => block.contact && <ContactSection contact={block.contact} />,
  about: ({ block }) => <AboutSection {...block.about} />,
  posts: ({ block }) => <PostSection posts={block.articles} />,
  business: ({ block }) => <BusinessSection articles={block.articles} />,
  products: ({ block }) => <ProductSection articles={block.articles} />,
} satisfies { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> }

export function PageBlocks({ blocks }: { blocks: BlockContent[] }) {
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
