import type { ComponentType, MouseEventHandler } from 'react'
import { useSite } from '../site.ts'
import { isMenuGroup, keyOf, type MenuGroup, standardMenu } from '../../domain/navigation/menu.ts'
import { MenuLinkView } from './menu-link-view.tsx'

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
