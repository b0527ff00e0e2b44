import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { pathInLanguage } from '../../domain/languages/language.ts'
import { useSite } from '../site.ts'
import { OwnText } from '../words/label.tsx'
import { type MenuGroupProps, MenuLinkView } from './main-links.tsx'
import { keyOf, type MenuGroup } from '../../domain/navigation/menu.ts'
import { PopoverButton } from './popover-button.tsx'
import styles from './menu-groups.module.css'

export function OpeningGroup({ group: { label, links } }: MenuGroupProps) {
  const isCurrent = useIsCurrent(links)
  return (
    <PopoverButton
      label={label}
      isCurrent={isCurrent}
      button={
        <>
          <OwnText>{label}</OwnText>
          <LinkIcon name="down" size={16} />
        </>
      }
    >
      <ul className={styles.panel}>
        {links.map((link, index) => (
          <li key={keyOf(link, index)}>
            <MenuLinkView link={link} isMenu onFollow={closePopover} />
          </li>
        ))}
      </ul>
    </PopoverButton>
  )
}

export function UnfoldingGroup({ group: { label, links }, ...following }: MenuGroupProps) {
  return (
    <details open={useIsCurrent(links)} className={styles.folded}>
      <summary>
        <OwnText>{label}</OwnText>
        <LinkIcon name="down" />
      </summary>
      <ul>
        {links.map((link, index) => (
          <li key={keyOf(link, index)}>
            <MenuLinkView link={link} {...following} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function useIsCurrent(links: MenuGroup['links']): boolean {
  const { language } = useSite()
  const { pathname } = useLocation()
  return links.some(({ path }) => {
    const address = pathInLanguage(language, path)
    return pathname === address || (path !== '/' && pathname.startsWith(`${address}/`))
  })
}

function closePopover(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
