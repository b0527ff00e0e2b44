import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonContent } from './plain-button.tsx'

type LinkButtonProps = Omit<LinkProps, 'className' | 'children'> & ButtonContent

export function LinkButton({ look, icon, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={buttonClass(look)}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}
