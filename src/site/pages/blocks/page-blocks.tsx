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
import { ArticlesBlock } from './articles-block.tsx'
import { BesideBlock } from './beside-block.tsx'
import type { BlockContent, BlockProps } from './block-content.ts'
import { FactsBlock } from './facts-block.tsx'
import { GalleryBlock } from './gallery-block.tsx'
import { PeopleBlock } from './people-block.tsx'
import { PictureBlock } from './picture-block.tsx'
import { QuestionsBlock } from './questions-block.tsx'
import { QuoteBlock } from './quote-block.tsx'
import { TextBlock } from './text-block.tsx'
import { VideoBlock } from './video-block.tsx'

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

/** Their sheet is linked by itself: other pages do not load it. */
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
