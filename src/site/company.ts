import type { SocialItem } from '../domain/contact.ts'
import type { Picture } from '../domain/media.ts'

/** Who the site is of, in the language of the page; texts are blank where that language lacks them. */
export type Company = {
  name: string
  tagline: string
  logo: Picture | null
  /** Its pages elsewhere, for the footer. */
  links: SocialItem[]
}

export const unnamedCompany: Company = { name: '', tagline: '', logo: null, links: [] }
