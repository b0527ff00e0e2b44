import { useState } from 'react'
import { Button, Dialog, DialogTrigger, TooltipTrigger } from 'react-aria-components'
import { useLocation } from 'react-router'
import { Popover } from '../../ui/popover.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import { useNextLocation } from '../app/shell/use-next-location.ts'
import { type MenuGroup, placeOf } from '../app/shell/menu.ts'
import { SidebarEntry } from './sidebar-entry.tsx'
import styles from './sidebar.module.css'

/**
 * A submenu on the rail is an icon that opens beside it; it closes with the page it was opened on.
 */
export function RailGroup({ group }: { group: MenuGroup }) {
  const words = useWords(layoutWords)
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isHere = placeOf(useNextLocation().pathname)?.group === group
  const name = words.groups[group.name]
  return (
    <DialogTrigger
      isOpen={openOn === pathname}
      onOpenChange={(isOpen) => setOpenOn(isOpen ? pathname : null)}
    >
      <TooltipTrigger delay={100}>
        <Button className={styles.entry} aria-label={name} data-here={isHere || undefined}>
          <group.icon size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        <Tooltip placement="end">{name}</Tooltip>
      </TooltipTrigger>
      <Popover placement="end top">
        <Dialog className={styles.submenu} aria-label={name}>
          <p className={styles.heading} aria-hidden="true">
            {name}
          </p>
          <ul>
            {group.entries.map((entry) => (
              <SidebarEntry key={entry.page} entry={entry} />
            ))}
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
