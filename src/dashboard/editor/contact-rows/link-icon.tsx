import {
  type Icon,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconWorld,
} from '@tabler/icons-react'
import type { SocialType } from '../../../domain/contact/contact.ts'

const icons: Record<SocialType, Icon> = {
  whatsapp: IconBrandWhatsapp,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandX,
  youtube: IconBrandYoutube,
  telegram: IconBrandTelegram,
  linkedin: IconBrandLinkedin,
  custom: IconWorld,
}

export function LinkIcon({ type, size = 18 }: { type: SocialType; size?: number }) {
  const Drawing = icons[type]
  return <Drawing size={size} stroke={1.75} aria-hidden="true" />
}
