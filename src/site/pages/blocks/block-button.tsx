import { IconArrowRight } from '@tabler/icons-react'
import { useSite } from '../../site.ts'
import { SiteLink } from '../../site-link.tsx'
import type { BlockLink } from './block-content.ts'

/** Nothing where it leads nowhere. */
export function BlockButton({ link, label }: { link: BlockLink | null; label: string }) {
  const { words } = useSite()
  if (!link || !label) return null
  const content = (
    <>
      <bdi>{label}</bdi>
      <IconArrowRight className="flip" size={18} aria-hidden="true" />
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
    'aria-label': words.frame.inNewTab(label),
  }
  return (
    <a className="block-button" href={link.path} {...ofTab}>
      {content}
    </a>
  )
}
