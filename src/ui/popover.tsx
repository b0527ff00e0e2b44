import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components'
import styles from './popover.module.css'

export function Popover(popover: Omit<PopoverProps, 'className'>) {
  return <AriaPopover offset={6} {...popover} className={styles.popover} />
}

export const menuClass = styles.menu ?? ''
export const menuItemClass = styles.item ?? ''
