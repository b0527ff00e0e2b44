import type { ReactNode } from 'react'
import { ArticleText } from '../../articles/article-text.tsx'
import type { BlockProps } from './block-content.ts'
import type { LinkAddress } from '../../../domain/navigation/menu.ts'
import { LinkIcon } from '../../../ui/link-icon.tsx'
import { OuterLink, SiteLink } from '../../site-link.tsx'

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

export function BlockButton({ link, label }: { link: LinkAddress | null; label: string }) {
  if (!link || !label) return null
  const content = (
    <>
      <bdi>{label}</bdi>
      <LinkIcon name="arrow" size={18} className="flip" />
    </>
  )
  return (
    <TargetLink className="block-button" {...{ link, label }}>
      {content}
    </TargetLink>
  )
}

type TargetLinkProps = {
  link: LinkAddress | null
  label: string
  className?: string
  children: ReactNode
}

export function TargetLink({ link, label, children, ...look }: TargetLinkProps) {
  if (!link) return children
  if (!link.isExternal) {
    return (
      <SiteLink to={link.path} {...look}>
        {children}
      </SiteLink>
    )
  }
  return (
    <OuterLink {...{ link, label }} {...look}>
      {children}
    </OuterLink>
  )
}
