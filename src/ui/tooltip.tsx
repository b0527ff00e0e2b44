import { Tooltip as AriaTooltip, type TooltipProps } from 'react-aria-components'
import styles from './popover.module.css'

export function Tooltip(tooltip: Omit<TooltipProps, 'className'>) {
  return <AriaTooltip offset={8} {...tooltip} className={styles.tooltip} />
}
