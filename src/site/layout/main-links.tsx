import type { ComponentType, MouseEventHandler } from 'react'
import { NavLink } from 'react-router'
import { useSite } from '../site.ts'
import {
  isMenuGroup,
  keyOf,
  type MenuGroup,
  standardMenu,
  type MenuLink,
} from '../../domain/navigation/menu.ts'
import { pathInLanguage } from '../../domain/languages/language.ts'
import { moveFocusInList } from '../../ui/move-focus.ts'
import { OuterLink } from '../site-link.tsx'
import { Name, OwnText } from '../words/label.tsx'

type MainLinksProps = {
  className?: string
  onFollow?: MouseEventHandler<HTMLElement>
  Group?: ComponentType<MenuGroupProps>
  buttonClass?: string | undefined
}
export type MenuGroupProps = { group: MenuGroup; onFollow?: MouseEventHandler<HTMLElement> }

export function MainLinks({ className, onFollow, Group, buttonClass }: MainLinksProps) {
  const { menu, sections } = useSite()
  const items = menu ?? standardMenu(sections)
  const shown = Group ? items : items.flatMap((item) => (isMenuGroup(item) ? item.links : item))
  const following = onFollow && { onFollow }
  return (
    <ul className={className}>
      {shown.map((item, index) => (
        <li key={keyOf(item, index)}>
          {isMenuGroup(item) ? (
            Group && <Group group={item} {...following} />
          ) : (
            <MenuLinkView
              link={item}
              className={item.isButton ? buttonClass : undefined}
              {...following}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type MenuLinkViewProps = {
  link: MenuLink
  className?: string | undefined
  isMenu?: boolean
  onFollow?: MouseEventHandler<HTMLElement> | undefined
}

/** The current link is marked by the beginning of its path, home by the whole (FTR-1, NAV-7). */
export function MenuLinkView({ link, className, isMenu, onFollow }: MenuLinkViewProps) {
  const { language } = useSite()
  const { path, label, name, isExternal } = link
  const onKeyDown = isMenu ? moveFocusInList : undefined
  if (isExternal) {
    const shown = label ?? hostOf(path)
    return (
      <OuterLink {...{ link, className, onKeyDown }} label={shown}>
        <OwnText>{shown}</OwnText>
      </OuterLink>
    )
  }
  return (
    <NavLink
      discover="none"
      to={pathInLanguage(language, path)}
      end={path === '/'}
      className={className}
      onClick={onFollow}
      onKeyDown={onKeyDown}
    >
      {label ? <OwnText>{label}</OwnText> : name && <Name of={name} />}
    </NavLink>
  )
}

function hostOf(address: string): string {
  const { host, pathname } = new URL(address)
  return host || pathname
}
