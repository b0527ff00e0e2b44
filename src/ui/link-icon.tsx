import type { SocialType } from '../domain/contact/contact.ts'
import icons from './icons.svg?no-inline'
import type { Theme } from './theme.ts'

type Sign =
  | 'copy'
  | 'done'
  | 'arrow'
  | 'back'
  | 'external'
  | 'play'
  | 'world'
  | 'down'
  | 'menu'
  | 'close'
  | 'search'

type Tool =
  | 'arrow-back-up'
  | 'arrow-forward-up'
  | 'bold'
  | 'italic'
  | 'list'
  | 'list-numbers'
  | 'list-numbers-rtl'
  | 'strikethrough'
  | 'underline'
  | 'letter-a'
  | 'link'
  | 'clear-formatting'
  | 'pilcrow'
  | 'table'
  | 'photo'

type LinkIconProps = {
  name: SocialType | Theme | Sign | Tool | 'phone' | 'email' | 'address'
  size?: number
  className?: string
}

/**
 * Icons come from one SVG file, so that those which pages repeat cost neither script nor markup.
 */
export function LinkIcon({ name, size = 20, className }: LinkIconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
