import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components'
import styles from './popover.module.css'

/** A small floating layer beside what opened it. */
export function Popover(popover: Omit<PopoverProps, 'className'>) {
  return <AriaPopover offset={6} {...popover} className={styles.popover} />
}

/** Classes of a `Menu` and its items inside a popover. */
export const menuClass = styles.menu ?? ''
export const menuItemClass = styles.item ?? ''
