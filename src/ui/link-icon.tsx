import type { SocialType } from '../domain/contact.ts'
import icons from './link-icons.svg?no-inline'
import type { Theme } from './theme.ts'

type Sign = 'copy' | 'done' | 'arrow' | 'back' | 'external' | 'play' | 'world' | 'down' | 'menu'

type LinkIconProps = {
  name: SocialType | Theme | Sign | 'phone' | 'email' | 'address'
  size?: number
  className?: string
}

/** One shared SVG file, so that icons which pages repeat cost neither script nor markup. */
export function LinkIcon({ name, size = 20, className }: LinkIconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
