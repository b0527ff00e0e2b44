import { useRef } from 'react'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import { ContactSection } from '../contact/contact-section.tsx'
import { PartnerSection } from '../partners/partner-section.tsx'
import { AboutSection } from './about-section.tsx'
import { BusinessSection } from './business-section.tsx'
import type { HomeSectionsContent } from './home-content.ts'
import { PostSection } from './post-section.tsx'
import { ProductSection } from './product-section.tsx'

export function HomeSections(content: HomeSectionsContent) {
  const { about, posts, business, products, partners, contact } = content
  const part = useRef<HTMLDivElement>(null)
  useMarkInteractive(part)
  return (
    <div ref={part} data-ready={false}>
      <AboutSection {...about} />
      <PostSection posts={posts} />
      <BusinessSection articles={business} />
      <ProductSection articles={products} />
      <PartnerSection {...partners} />
      {contact && <ContactSection contact={contact} />}
    </div>
  )
}
