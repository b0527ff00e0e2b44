import { ArticleText } from '../../articles/article-text.tsx'
import type { BlockLink, BlockProps } from './block-content.ts'
import { LinkIcon } from '../../../ui/link-icon.tsx'
import { filled } from '../../../domain/site-words/product-words.ts'
import { useSite } from '../../site.ts'
import { SiteLink } from '../../site-link.tsx'

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

export function BlockButton({ link, label }: { link: BlockLink | null; label: string }) {
  const { words } = useSite()
  if (!link || !label) return null
  const content = (
    <>
      <bdi>{label}</bdi>
      <LinkIcon name="arrow" size={18} className="flip" />
    </>
  )
  if (!link.isExternal) {
    return (
      <SiteLink className="block-button" to={link.path}>
        {content}
      </SiteLink>
    )
  }
  const ofTab = /^http/i.test(link.path) && {
    target: '_blank',
    rel: 'noopener',
    'aria-label': filled(words.frame_new_tab, { name: label }),
  }
  return (
    <a className="block-button" href={link.path} {...ofTab}>
      {content}
    </a>
  )
}
