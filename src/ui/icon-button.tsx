import type { ReactNode } from 'react'
import {
  Button as AriaButton,
  type ButtonProps,
  Link,
  type LinkProps,
  ToggleButton,
  type ToggleButtonProps,
  TooltipTrigger,
} from 'react-aria-components'
import { Tooltip } from './tooltip.tsx'
import styles from './button.module.css'

type Named = { label: string; children: ReactNode }
type IconButtonProps = Omit<ButtonProps, 'className' | 'children'> &
  Named & { isDangerous?: boolean }
type IconLinkProps = Omit<LinkProps, 'className' | 'children'> & Named
type IconToggleProps = Omit<ToggleButtonProps, 'className' | 'children'> & Named

const hoverDelay = 500

export function IconButton({ label, isDangerous = false, ...button }: IconButtonProps) {
  const look = isDangerous ? styles.dangerous : ''
  return (
    <TooltipTrigger delay={hoverDelay}>
      <AriaButton aria-label={label} {...button} className={`${styles.iconButton} ${look}`} />
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  )
}

export function IconLink({ label, ...link }: IconLinkProps) {
  return (
    <TooltipTrigger delay={hoverDelay}>
      <Link aria-label={label} target="_blank" {...link} className={styles.iconButton ?? ''} />
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  )
}

export function IconToggle({ label, ...toggle }: IconToggleProps) {
  return (
    <TooltipTrigger delay={hoverDelay}>
      <ToggleButton aria-label={label} {...toggle} className={styles.iconButton} />
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  )
}
