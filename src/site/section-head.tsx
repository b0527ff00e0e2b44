import type { ReactNode } from 'react'
import siteStyles from './site.module.css'

type SectionHeadProps = {
  /** What kind of section it is; heads it where it has no title of its own. */
  kind: string
  title: string
  /** Beside the heading: a link onwards, or what moves the section. */
  children?: ReactNode
}

export function SectionHead({ kind, title, children }: SectionHeadProps) {
  return (
    <div className={siteStyles.sectionHead}>
      <div>
        {title && <p className={siteStyles.eyebrow}>{kind}</p>}
        <h2>
          <bdi>{title || kind}</bdi>
        </h2>
      </div>
      {children}
    </div>
  )
}
